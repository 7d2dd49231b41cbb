package import Foundation
package import UIKit

extension Configuration {
  /// The device that the configuration describes; views are built, laid out and recorded on it.
  package var device: Device {
    Device(
      userInterfaceStyle: userInterfaceStyle, layoutDirection: layoutDirection,
      contentSizeCategory: contentSizeCategory, displayScale: scale, screenSize: screenSize,
      language: language, systemVersion: systemVersion)
  }

  /// In points: the device's where it is upright, else that of a device of that width.
  package var screenSize: CGSize {
    if let screen = deviceModel?.screenSize, screen.width == width { return screen }
    return ScreenSize.size(width: width)
  }
}
