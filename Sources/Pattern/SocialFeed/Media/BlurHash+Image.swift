import Foundation
import MFS
import UIKit

extension BlurHash {
  private static let images = MFSLocked<[String: UIImage]>([:])

  /// Returns the picture of a hash, 32 pixels wide, or nil if `text` is not a blurhash.
  static func image(of text: String, aspectRatio: CGFloat) -> UIImage? {
    let height = min(64, max(8, Int((32 / max(0.1, min(10, aspectRatio))).rounded())))
    let key = "\(text) \(height)"
    if let image = images.withLock({ $0[key] }) { return image }
    guard let image = BlurHash(text)?.image(width: 32, height: height) else { return nil }
    images.withLock { images in
      if images.count > 256 { images.removeAll() }
      images[key] = image
    }
    return image
  }

  /// Returns the picture with a size in pixels.
  private func image(width: Int, height: Int) -> UIImage? {
    let pixels = pixels(width: width, height: height)
    guard let provider = CGDataProvider(data: NSData(data: Data(pixels))) else { return nil }
    let info = CGBitmapInfo(
      rawValue: CGImageAlphaInfo.noneSkipFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)
    return CGImage(
      width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: width * 4,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info, provider: provider, decode: nil,
      shouldInterpolate: true, intent: .defaultIntent
    ).map { UIImage(cgImage: $0) }
  }
}
