internal import CellDrawing
package import Foundation

extension UIImage {
  /// Decodes and scales the picture, on any thread, for an image view of this size in points that it fills.
  package func prepare(filling size: CGSize, scale: CGFloat) {
    guard case .image(let image) = content else { return }
    let rect = CALayerContentsGravity.resizeAspectFill.rect(
      of: self.size, in: CGRect(origin: .zero, size: size))
    let stored = imageOrientation.storedSize(in: rect)
    image.prepare(inPixels: CGSize(width: stored.width * scale, height: stored.height * scale))
  }
}
