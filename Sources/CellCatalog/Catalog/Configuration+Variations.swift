public import Foundation
public import UIKit

extension Configuration {
  /// The configuration in dark appearance.
  public var dark: Configuration { changed { $0.userInterfaceStyle = .dark } }

  /// The configuration from right to left.
  public var rightToLeft: Configuration { changed { $0.layoutDirection = .rightToLeft } }

  /// Returns the configuration at another content size category.
  public func textSize(_ category: UIContentSizeCategory) -> Configuration {
    changed { $0.contentSizeCategory = category }
  }

  /// Returns the configuration with translations into a language, a BCP 47 tag, and with its layout direction.
  public func language(_ language: String) -> Configuration {
    changed {
      $0.language = language
      $0.layoutDirection =
        Locale.Language(identifier: language).characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }

  /// Returns the configuration with the standard parts and colours of a version of iOS.
  public func systemVersion(_ version: SystemVersion) -> Configuration {
    changed { $0.systemVersion = version }
  }

  /// Returns the configuration at another scale, in pixels per point.
  public func scale(_ scale: CGFloat) -> Configuration { changed { $0.scale = scale } }

  private func changed(_ change: (inout Configuration) -> Void) -> Configuration {
    var configuration = self
    change(&configuration)
    return configuration
  }
}

extension [Configuration] {
  /// Returns one configuration for each width, in points, with default values otherwise.
  ///
  /// The defaults are: light, from left to right, content size category L, English, scale 2, and the newest iOS.
  public static func widths(_ widths: CGFloat...) -> [Configuration] {
    widths.map { Configuration(width: $0) }
  }

  /// The configurations that are drawn unless others are specified.
  public static var usual: [Configuration] { .widths(320, 375, 414, 768) }
}
