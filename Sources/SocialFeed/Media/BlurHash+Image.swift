import MFS
import UIKit

extension BlurHash {
  private static let images = Locked<[String: UIImage]>([:])

  /// The picture of a hash, 32 pixels wide; nil when `text` is none.
  static func image(of text: String, aspectRatio: CGFloat) -> UIImage? {
    let height = min(64, max(8, Int((32 / max(0.1, min(10, aspectRatio))).rounded())))
    let key = "\(text) \(height)"
    if let image = images.withLock({ $0[key] }) { return image }
    guard let hash = BlurHash(text) else { return nil }
    let pixels = hash.pixels(width: 32, height: height)
    guard let image = UIImage(data: PlainPNG.data(pixels: pixels, width: 32, height: height)) else {
      return nil
    }
    images.withLock { images in
      if images.count > 256 { images.removeAll() }
      images[key] = image
    }
    return image
  }
}
