package import CellDrawing
public import Foundation

extension UIImage {
  /// The pixels. Unlike UIKit, an image that was drawn, is of vectors, is tinted or is turned is painted anew each
  /// time.
  public var cgImage: CGImage? {
    guard let image = pixels else { return nil }
    return CGImage(image)
  }

  public func pngData() -> Data? {
    guard let bitmap else { return nil }
    return Data(PNG.encode(bitmap, compression: .fast))
  }

  /// Returns a JPEG of the image. Transparent pixels become white, because JPEG has no transparency.
  ///
  /// - Parameter compressionQuality: from 0 for the smallest file to 1 for the best picture.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    guard let bitmap, compressionQuality.isFinite else { return nil }
    return JPEG.encode(bitmap, quality: Double(compressionQuality)).map { Data($0) }
  }

  /// Returns an HEIC of the image. Nil if libheif was built without an encoder for it.
  public func heicData() -> Data? {
    guard let bitmap else { return nil }
    return HEIF.encode(bitmap, quality: 0.8).map { Data($0) }
  }

  /// The image as pixels. An image that was drawn, is of vectors, is tinted or is turned is painted at its scale.
  package var pixels: Image? {
    if isPlain, let image = content.image, !image.isVector { return image }
    return bitmap?.image
  }

  /// Whether the image is drawn in its own colours and is not turned.
  var isPlain: Bool { ownTint == nil && imageOrientation == .up }

  /// Returns drawn content as pixels, painted at the image's scale without its orientation. Content of pixels stays
  /// as it is, and so does content that cannot be painted.
  func inPixels(_ content: Content) -> Content {
    guard case .nodes(let nodes) = content else { return content }
    let stored = imageOrientation.storedSize(in: CGRect(origin: .zero, size: size))
    return painted(nodes, size: stored).map { .image($0.image) } ?? content
  }

  /// The image as newly painted pixels at its scale, or nil if it is empty or too large.
  package var bitmap: Bitmap? {
    painted(nodes(in: CGRect(origin: .zero, size: size), tint: nil, traits: .current), size: size)
  }

  private func painted(_ nodes: [Node], size: CGSize) -> Bitmap? {
    let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
    let sides = 1...CGFloat(Bitmap.maximumSide)
    guard sides.contains(width), sides.contains(height),
      let bitmap = try? Bitmap(width: Int(width), height: Int(height))
    else { return nil }
    let rect = CGRect(origin: .zero, size: size)
    Painter().paint(Scene(size: size, nodes: nodes), rect: rect, scale: scale, into: bitmap)
    return bitmap
  }
}

extension CGImage {
  /// Returns the part inside `rect` (pixels), or nil if the image has no such part.
  public func cropping(to rect: CGRect) -> CGImage? {
    guard [rect.minX, rect.minY, rect.width, rect.height].allSatisfy(\.isFinite) else { return nil }
    let area = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !area.isEmpty, let bitmap = try? Bitmap(width: Int(area.width), height: Int(area.height)) else {
      return nil
    }
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    let scene = Scene(
      size: whole.size, nodes: [.image(ImageNode(image: image, rect: whole, interpolation: .nearest))])
    Painter().paint(scene, rect: area, scale: 1, into: bitmap)
    return CGImage(bitmap.image)
  }
}

extension Bitmap {
  /// A copy of the pixels as an image.
  package var image: Image {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(width * height * 4)
    for y in 0..<height { bytes += pixels[(y * stride)..<(y * stride + width * 4)] }
    return Image(premultipliedBGRA: bytes, width: width, height: height)
  }
}
