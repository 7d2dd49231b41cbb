/// The PNG format: our own container round zlib streams.
package enum PNG {
  /// How much time a file may take to be small.
  package enum Compression: Hashable, Sendable {
    /// For pictures to look at now.
    case fast
    /// For references that stay in git.
    case small
    /// For pictures that are made once and looked at often: slower by far.
    case smallest
  }

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// What a `PNGEncoder` makes, for one picture.
  package static func encode(
    _ bitmap: Bitmap, compression: Compression, text: [TextChunk] = []
  ) -> [UInt8] {
    PNGEncoder().encode(bitmap, compression: compression, text: text)
  }

  /// Throws `ImageError` when the bytes are no whole PNG.
  package static func decode(_ bytes: [UInt8]) throws(ImageError) -> Bitmap {
    let bitmap = try Bitmap(width: 0, height: 0)
    try decode(bytes, into: bitmap)
    return bitmap
  }
}
