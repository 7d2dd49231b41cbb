package import Foundation
package import UIKit

extension SnapshotConfiguration {
  /// The device of the configuration. Views are built, laid out and recorded on it.
  package var device: Device {
    Device(
      userInterfaceStyle: userInterfaceStyle, layoutDirection: layoutDirection,
      contentSizeCategory: contentSizeCategory, displayScale: scale, screenSize: screenSize,
      language: language, systemVersion: systemVersion)
  }

  /// The insets of the device model's safe area in points, or none without a model. Since iOS 26, tablets have larger
  /// insets.
  package var safeAreaInsets: UIEdgeInsets {
    guard let deviceModel else { return .zero }
    let isTablet =
      min(deviceModel.screenSize.width, deviceModel.screenSize.height) >= Device.minimumRegularWidth
    let isNewTablet = isTablet && device.systemVersion >= .iOS26
    return isNewTablet ? UIEdgeInsets(top: 32, left: 0, bottom: 25, right: 0) : deviceModel.safeAreaInsets
  }

  /// The size of the screen in points: the device model's screen in portrait orientation, or the screen of a device
  /// with the width.
  package var screenSize: CGSize {
    if let screen = deviceModel?.screenSize, screen.width == width { return screen }
    return ScreenSize.size(width: width)
  }
}
