package import CellDrawing

/// The hash of a reference's pixels, bound to the picture as it is stored in the file.
package struct ReferenceHash: Hashable, Sendable {
  /// The hash of the pixels.
  package var pixels: ContentHash
  /// The hash of the file's chunks that the pixels come from. The hash of the pixels is valid only for these.
  package var stored: ContentHash

  package init(pixels: ContentHash, stored: ContentHash) {
    self.pixels = pixels
    self.stored = stored
  }
}

extension ReferenceHash: CustomStringConvertible {
  /// The hashes as text: `xxh3-128 <pixels> <stored>`.
  package var description: String { "\(Self.algorithm) \(pixels) \(stored)" }

  /// Reads the format of `description`, or returns nil for other text.
  package init?(parsing text: String) {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, words[0] == Self.algorithm, let pixels = ContentHash(words[1]),
      let stored = ContentHash(words[2])
    else { return nil }
    self.init(pixels: pixels, stored: stored)
  }

  private static let algorithm = "xxh3-128"
}
