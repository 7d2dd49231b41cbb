/// The PNG format: our own container round zlib streams of kept libraries.
package enum PNG {
  package enum Compression: Hashable, Sendable {
    /// For pictures to look at now.
    case fast
    /// For references that stay in git.
    case small
  }

  /// A key and a text that travel in the file, as an uncompressed `iTXt` chunk.
  package struct TextChunk: Hashable, Sendable {
    package var key: String
    package var text: String

    package init(key: String, text: String) {
      self.key = key
      self.text = text
    }
  }

  /// The same bytes for the same pixels, always.
  package static func encode(
    _ bitmap: Bitmap, compression: Compression, text: [TextChunk] = []
  ) -> [UInt8] {
    fatalError("painter helper")
  }

  /// Throws `ImageError` when the bytes are no whole PNG.
  package static func decode(_ bytes: [UInt8]) throws(ImageError) -> Bitmap {
    throw .unknownFormat
  }
}
