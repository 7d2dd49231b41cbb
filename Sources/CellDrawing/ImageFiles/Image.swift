/// An immutable picture that any thread may read: a decoded or yet encoded file, or pixels.
///
/// Two images are equal when their contents are: a hash stands for their bytes.
package struct Image: Hashable, Sendable {
  package let source: ImageSource

  package init(_ source: ImageSource) {
    self.source = source
  }

  /// Reads the header of a PNG, JPEG, WebP or SVG file; the pixels are decoded when first drawn.
  ///
  /// Throws `ImageError` when the format is none of these, the header is broken or the size is beyond limits.
  package init(decoding bytes: [UInt8], path: String? = nil) throws(ImageError) {
    self.init(try ImageSource(decoding: bytes, path: path))
  }

  /// An image of premultiplied 32-bit pixels, blue, green, red, alpha in memory, rows without gaps.
  package init(premultipliedBGRA pixels: [UInt8], width: Int, height: Int) {
    self.init(ImageSource(premultipliedBGRA: pixels, width: width, height: height))
  }

  /// In pixels, after the file's orientation is applied; of an SVG, its natural size.
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
