import CellDrawing
import Foundation

extension FuzzTarget {
  static let images = FuzzTarget("images", "the bytes of a PNG, JPEG, WebP or SVG, decoded and drawn") {
    bytes in
    guard let image = try? Image(decoding: bytes) else { return }
    // Larger images are within the limits, but take too long.
    guard image.width * image.height <= 1 << 20 else { return }
    for size in [CGSize(width: image.width, height: image.height), CGSize(width: 24, height: 9)] {
      ScenePictures.draw(
        Scene(
          size: size, nodes: [.image(ImageNode(image: image, rect: CGRect(origin: .zero, size: size)))]),
        longestSide: 256)
    }
  }
}
