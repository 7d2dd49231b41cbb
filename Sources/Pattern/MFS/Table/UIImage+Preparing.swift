public import UIKit

extension UIImage {
  /// Returns the image, ready to be drawn in a view of this size in points, which it fills. It is decoded on the
  /// calling thread, which may be any thread, so that the main thread does not have to.
  public func preparedForDrawing(filling size: CGSize) -> UIImage {
    #if os(Linux)
      prepare(filling: size, scale: MFSLayoutEnvironment.current.displayScale)
      return self
    #else
      return preparingForDisplay() ?? self
    #endif
  }
}
