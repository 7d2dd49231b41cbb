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

  /// The size of the screen in points: that of the device model in portrait orientation, or that of a device with the
  /// width.
  package var screenSize: CGSize {
    if let screen = deviceModel?.screenSize, screen.width == width { return screen }
    return ScreenSize.size(width: width)
  }
}
