package import CellDrawing

/// What a reference says of its own pixels: their hash, bound to the picture as it is stored in the file.
package struct ReferenceHash: Hashable, Sendable {
  /// The hash of the pixels.
  package var pixels: ContentHash
  /// The hash of the file's chunks that the pixels come from: the statement holds for no others.
  package var stored: ContentHash

  package init(pixels: ContentHash, stored: ContentHash) {
    self.pixels = pixels
    self.stored = stored
  }
}

extension ReferenceHash: CustomStringConvertible {
  /// `xxh3-128 <pixels> <stored>`.
  package var description: String { "\(Self.algorithm) \(pixels) \(stored)" }

  /// Nil of what `description` does not give.
  package init?(parsing text: String) {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, words[0] == Self.algorithm, let pixels = ContentHash(words[1]),
      let stored = ContentHash(words[2])
    else { return nil }
    self.init(pixels: pixels, stored: stored)
  }

  private static let algorithm = "xxh3-128"
}
