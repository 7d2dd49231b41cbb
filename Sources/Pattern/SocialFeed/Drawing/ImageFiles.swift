import MFS
import UIKit

/// The images of files. Each is read once while it is among the last ones read.
enum ImageFiles {
  private static let limit = 128
  private static let iconFolder = SampleData.folder.appending(path: "icons").path
  private static let kept = MFSLocked<(images: [String: UIImage], order: [String])>(([:], []))

  /// Returns an image. If the file does not exist or is not an image, returns nil and reports it once.
  static func image(atPath path: String) -> UIImage? {
    if let image = kept.withLock({ $0.images[path] }) { return image }
    guard let image = UIImage(contentsOfFile: path) else {
      MFSWarnings.report(
        "\(path): no image that can be drawn; give a whole PNG, JPEG, WebP or SVG of 100 megapixels at most")
      return nil
    }
    keep(image, atPath: path)
    return image
  }

  /// Returns one of the module's icons.
  static func icon(named name: String) -> UIImage? {
    image(atPath: "\(iconFolder)/\(name).svg")
  }

  /// Decodes an image in advance, on any thread, for a view of this size in points, which it fills.
  static func prepare(atPath path: String, filling size: CGSize) {
    guard let image = image(atPath: path) else { return }
    keep(image.preparedForDrawing(filling: size), atPath: path)
  }

  private static func keep(_ image: UIImage, atPath path: String) {
    kept.withLock { kept in
      if kept.images.updateValue(image, forKey: path) == nil { kept.order.append(path) }
      if kept.order.count > limit { kept.images[kept.order.removeFirst()] = nil }
    }
  }
}
