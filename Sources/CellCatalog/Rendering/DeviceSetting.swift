import UIKit

extension Configuration {
  /// Makes the process's device the one of this configuration; call it before views are built.
  @MainActor
  func makeCurrent() {
    Device.current = Device(
      userInterfaceStyle: userInterfaceStyle, layoutDirection: layoutDirection,
      contentSizeCategory: contentSizeCategory, displayScale: scale, screenSize: ScreenSize.size(width: width)
    )
  }
}
