import MFS
import UIKit

/// The images of files, each read once as long as it is among those used last.
enum ImageFiles {
  private static let limit = 128
  private static let iconFolder = SampleData.folder.appending(path: "icons").path
  private static let kept = Locked<(images: [String: UIImage], order: [String])>(([:], []))

  /// Nil, and said so once, when the file is not there or not an image.
  static func image(atPath path: String) -> UIImage? {
    if let image = kept.withLock({ $0.images[path] }) { return image }
    guard let image = UIImage(contentsOfFile: path) else {
      Warnings.report(
        "\(path): no image that can be drawn; give a whole PNG, JPEG, WebP or SVG of 100 megapixels at most")
      return nil
    }
    keep(image, atPath: path)
    return image
  }

  /// One of the module's icons.
  static func icon(named name: String) -> UIImage? {
    image(atPath: "\(iconFolder)/\(name).svg")
  }

  /// Decodes an image ahead, on any thread, for a view of this size in points that it fills.
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
