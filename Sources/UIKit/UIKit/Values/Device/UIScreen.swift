public import Foundation

/// The screen of the current device.
@preconcurrency @MainActor public final class UIScreen: NSObject {
  public static let main = UIScreen()

  public var bounds: CGRect { CGRect(origin: .zero, size: Device.current.screenSize) }
  /// The number of pixels per point.
  public var scale: CGFloat { Device.current.displayScale }
  public var nativeScale: CGFloat { scale }
  /// The bounds of the screen in portrait orientation, in pixels.
  public var nativeBounds: CGRect {
    let size = Device.current.screenSize
    return CGRect(
      x: 0, y: 0, width: min(size.width, size.height) * scale, height: max(size.width, size.height) * scale)
  }
  public var traitCollection: UITraitCollection { Device.currentTraits }
  public static var screens: [UIScreen] { [main] }
  public var maximumFramesPerSecond: Int { 60 }
  public var brightness: CGFloat {
    get { 0.5 }
    set { _ = newValue }
  }
  public var coordinateSpace: any UICoordinateSpace { ScreenSpace(size: bounds.size) }
  /// The coordinate space of the screen in portrait orientation.
  public var fixedCoordinateSpace: any UICoordinateSpace {
    ScreenSpace(
      size: CGSize(width: min(bounds.width, bounds.height), height: max(bounds.width, bounds.height)))
  }
}
