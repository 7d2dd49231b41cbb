import CellSnapshots
public import Foundation
public import UIKit

/// The circumstances in which an entry is drawn; there is one picture for each.
public struct SnapshotConfiguration: Hashable, Sendable {
  /// The width in points.
  public var width: CGFloat
  /// The number of pixels per point.
  public var scale: CGFloat
  public var userInterfaceStyle: UIUserInterfaceStyle
  public var layoutDirection: UITraitEnvironmentLayoutDirection
  public var contentSizeCategory: UIContentSizeCategory
  /// The language of translations and of the current locale, as a BCP 47 tag.
  public var language: String
  /// The version of iOS whose standard parts and colours are drawn; the newest unless specified.
  public var systemVersion: SystemVersion
  /// The device that provides the screen and the safe area; nil for a screen of the width without a safe area.
  public var deviceModel: SnapshotDevice?

  public init(
    width: CGFloat, scale: CGFloat = 2, userInterfaceStyle: UIUserInterfaceStyle = .light,
    layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight,
    contentSizeCategory: UIContentSizeCategory = .large, language: String = "en",
    systemVersion: SystemVersion = .iOS26
  ) {
    self.width = width
    self.scale = scale
    self.userInterfaceStyle = userInterfaceStyle
    self.layoutDirection = layoutDirection
    self.contentSizeCategory = contentSizeCategory
    self.language = language
    self.systemVersion = systemVersion
  }

  /// Makes a configuration for the screen of a device in portrait orientation.
  public init(_ deviceModel: SnapshotDevice) {
    self.init(width: deviceModel.screenSize.width, scale: deviceModel.scale)
    self.deviceModel = deviceModel
  }

  /// The variant in a file's name: `320@2x-dark-rtl-XXXL`. Default values are left out.
  var fileSuffix: String {
    var suffix = PlainNumber.text(width)
    if scale != 1 { suffix += "@\(PlainNumber.text(scale))x" }
    return suffix + traits.map { "-\($0)" }.joined()
  }

  /// The values that are not defaults: `dark`, `rtl`, a content size category, a language, a version of iOS, a device.
  var traits: [String] {
    var traits: [String] = []
    if userInterfaceStyle == .dark { traits.append("dark") }
    if layoutDirection == .rightToLeft { traits.append("rtl") }
    if contentSizeCategory != .large { traits.append(TextSize.name(of: contentSizeCategory)) }
    if language != "en" { traits.append(language) }
    if systemVersion != .iOS26 { traits.append("iOS\(systemVersion.rawValue)") }
    if let deviceModel { traits.append(deviceModel.name.replacing(" ", with: "-")) }
    return traits
  }
}
