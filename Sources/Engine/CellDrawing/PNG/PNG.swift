/// The PNG format: CellSnap's own container around zlib streams.
package enum PNG {
  /// The trade-off between a file's size and the time to write it.
  package enum Compression: Hashable, Sendable {
    /// For pictures that are looked at now.
    case fast
    /// For references that stay in git.
    case small
    /// For pictures that are made once and looked at often. It is much slower.
    case smallest
  }

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Encodes one picture with a `PNGEncoder`.
  package static func encode(
    _ bitmap: Bitmap, compression: Compression, text: [TextChunk] = []
  ) -> [UInt8] {
    PNGEncoder().encode(bitmap, compression: compression, text: text)
  }

  /// Decodes any kind of PNG. Throws `ImageError` if the bytes are not a complete PNG.
  package static func decode(_ bytes: [UInt8]) throws(ImageError) -> Bitmap {
    let bitmap = try Bitmap(width: 0, height: 0)
    try decode(bytes, into: bitmap)
    return bitmap
  }
}
