package import UIKit

extension Configuration {
  /// The device that the configuration describes; views are built, laid out and recorded on it.
  package var device: Device {
    Device(
      userInterfaceStyle: userInterfaceStyle, layoutDirection: layoutDirection,
      contentSizeCategory: contentSizeCategory, displayScale: scale, screenSize: ScreenSize.size(width: width)
    )
  }
}
