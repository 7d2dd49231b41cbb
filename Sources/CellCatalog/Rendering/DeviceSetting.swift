import MFS
import UIKit

/// The device and layout environment of a moment, to go back to after rendering.
@MainActor
package struct DeviceSetting {
  private let device = Device.current
  private let environment = LayoutEnvironment.current

  package init() {}

  package func restore() {
    Device.current = device
    LayoutEnvironment.setCurrent(environment)
  }
}

extension Configuration {
  /// Makes the process's device the one of this configuration; call it before views are built.
  @MainActor
  package func makeCurrent() {
    let device = Device(
      userInterfaceStyle: userInterfaceStyle, layoutDirection: layoutDirection,
      contentSizeCategory: contentSizeCategory, displayScale: scale, screenSize: ScreenSize.size(width: width)
    )
    Device.current = device
    LayoutEnvironment.setCurrent(
      LayoutEnvironment(
        contentSizeCategory: contentSizeCategory, displayScale: scale, layoutDirection: layoutDirection,
        language: device.language))
  }
}
