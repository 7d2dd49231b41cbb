/// An immutable picture that any thread may read: an image file, decoded or not yet, or pixels.
///
/// Two images are equal if their contents are equal. A hash represents their bytes.
package struct Image: Hashable, Sendable {
  package let source: ImageSource

  package init(_ source: ImageSource) {
    self.source = source
  }

  /// Reads the header of a PNG, JPEG, WebP, GIF, TIFF, BMP, HEIF or SVG file. The pixels are decoded when they are first drawn.
  ///
  /// Throws `ImageError` if the file has another format, a broken header or a size beyond the limits.
  package init(decoding bytes: [UInt8], path: String? = nil) throws(ImageError) {
    self.init(try ImageSource(decoding: bytes, path: path))
  }

  /// Makes an image of premultiplied 32-bit pixels, in memory blue, green, red, alpha, in rows without gaps.
  package init(premultipliedBGRA pixels: [UInt8], width: Int, height: Int) {
    self.init(ImageSource(premultipliedBGRA: pixels, width: width, height: height))
  }

  /// The width in pixels, after the file's orientation is applied. For an SVG, its natural width.
  package var width: Int { source.width }
  package var height: Int { source.height }
  package var isVector: Bool { source.format == .svg }

  package static func == (left: Image, right: Image) -> Bool {
    left.source === right.source || left.source.content == right.source.content
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(source.contentHash)
  }
}
