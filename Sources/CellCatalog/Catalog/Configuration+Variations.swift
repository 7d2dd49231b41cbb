public import Foundation
public import UIKit

extension Configuration {
  /// The same in dark appearance.
  public var dark: Configuration { changed { $0.userInterfaceStyle = .dark } }

  /// The same from right to left.
  public var rightToLeft: Configuration { changed { $0.layoutDirection = .rightToLeft } }

  /// The same at another text size.
  public func textSize(_ category: UIContentSizeCategory) -> Configuration {
    changed { $0.contentSizeCategory = category }
  }

  /// The same with translations into a language, a BCP 47 tag, and in its direction.
  public func language(_ language: String) -> Configuration {
    changed {
      $0.language = language
      $0.layoutDirection =
        Locale.Language(identifier: language).characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }

  /// The same with the standard parts and colours of a version of iOS.
  public func systemVersion(_ version: SystemVersion) -> Configuration {
    changed { $0.systemVersion = version }
  }

  /// The same at another scale, in pixels a point.
  public func scale(_ scale: CGFloat) -> Configuration { changed { $0.scale = scale } }

  private func changed(_ change: (inout Configuration) -> Void) -> Configuration {
    var configuration = self
    change(&configuration)
    return configuration
  }
}

extension [Configuration] {
  /// One of each width, in points, else usual: light, from left to right, at the text size L, in English, at scale 2, on the newest iOS.
  public static func widths(_ widths: CGFloat...) -> [Configuration] {
    widths.map { Configuration(width: $0) }
  }

  /// What is drawn where nothing else is said.
  public static var usual: [Configuration] { .widths(320, 375, 414, 768) }
}
