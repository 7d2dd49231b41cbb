public import Foundation

@preconcurrency @MainActor public final class UIScreen: NSObject {
  public static let main = UIScreen()

  public var bounds: CGRect { CGRect(origin: .zero, size: Device.current.screenSize) }
  /// Pixels a point.
  public var scale: CGFloat { Device.current.displayScale }
  public var nativeScale: CGFloat { scale }
  /// The screen upright, in pixels.
  public var nativeBounds: CGRect {
    let size = Device.current.screenSize
    return CGRect(
      x: 0, y: 0, width: min(size.width, size.height) * scale, height: max(size.width, size.height) * scale)
  }
  public var traitCollection: UITraitCollection { Device.currentTraits }
}
