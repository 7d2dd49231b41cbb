public import UIKit

extension UIImage {
  /// The image, ready to be drawn in a view of this size in points that it fills: decoded on the calling thread, which
  /// may be any, so that the main thread needn't.
  public func preparedForDrawing(filling size: CGSize) -> UIImage {
    #if os(Linux)
      prepare(filling: size, scale: LayoutEnvironment.current.displayScale)
      return self
    #else
      return preparingForDisplay() ?? self
    #endif
  }
}
