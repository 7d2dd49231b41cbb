import CellSnapshots
public import Foundation
public import UIKit

/// The circumstances an entry is rendered in: one picture each.
public struct Configuration: Hashable, Sendable {
  /// In points.
  public var width: CGFloat
  /// Pixels a point.
  public var scale: CGFloat
  public var userInterfaceStyle: UIUserInterfaceStyle
  public var layoutDirection: UITraitEnvironmentLayoutDirection
  public var contentSizeCategory: UIContentSizeCategory
  /// A BCP 47 tag: translations are looked up in it.
  public var language: String
  /// Whose standard parts and colours are drawn; the newest unless said.
  public var systemVersion: SystemVersion
  /// The device whose screen and safe area it is; nil for a screen of that width without a safe area.
  public var deviceModel: DeviceModel?

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

  /// The screen of a device, upright.
  public init(_ deviceModel: DeviceModel) {
    self.init(width: deviceModel.screenSize.width, scale: deviceModel.scale)
    self.deviceModel = deviceModel
  }

  /// What a file's name says of it: `320@2x-dark-rtl-XXXL`; what is usual is left out.
  var fileSuffix: String {
    var suffix = PlainNumber.text(width)
    if scale != 1 { suffix += "@\(PlainNumber.text(scale))x" }
    return suffix + traits.map { "-\($0)" }.joined()
  }

  /// `dark`, `rtl`, a text size, a language, a version of iOS, a device: what is not usual.
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
