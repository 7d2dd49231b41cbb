public import Foundation
public import UIKit

extension SnapshotConfiguration {
  /// The configuration in dark appearance.
  public var dark: SnapshotConfiguration { changed { $0.userInterfaceStyle = .dark } }

  /// The configuration from right to left.
  public var rightToLeft: SnapshotConfiguration { changed { $0.layoutDirection = .rightToLeft } }

  /// Returns the configuration at another content size category.
  public func textSize(_ category: UIContentSizeCategory) -> SnapshotConfiguration {
    changed { $0.contentSizeCategory = category }
  }

  /// Returns the configuration with translations into a language, a BCP 47 tag, and with its layout direction.
  public func language(_ language: String) -> SnapshotConfiguration {
    changed {
      $0.language = language
      $0.layoutDirection =
        Locale.Language(identifier: language).characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }

  /// Returns the configuration with the standard parts and colours of a version of iOS.
  public func systemVersion(_ version: SystemVersion) -> SnapshotConfiguration {
    changed { $0.systemVersion = version }
  }

  /// Returns the configuration at another scale, in pixels per point.
  public func scale(_ scale: CGFloat) -> SnapshotConfiguration { changed { $0.scale = scale } }

  private func changed(_ change: (inout SnapshotConfiguration) -> Void) -> SnapshotConfiguration {
    var configuration = self
    change(&configuration)
    return configuration
  }
}

extension [SnapshotConfiguration] {
  /// Returns one configuration for each width, in points, with default values otherwise.
  ///
  /// The defaults are: light, from left to right, content size category L, English, scale 2, and the newest iOS.
  public static func widths(_ widths: CGFloat...) -> [SnapshotConfiguration] {
    widths.map { SnapshotConfiguration(width: $0) }
  }

  /// The configurations that are drawn unless others are specified.
  public static var usual: [SnapshotConfiguration] { .widths(320, 375, 414, 768) }
}
