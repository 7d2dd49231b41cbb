/// The result of comparing a picture with an iPhone's picture.
package struct PhoneOutcome: Hashable, Sendable {
  package var hasEqualSize = true
  /// The share of the pixels outside texts that look different, from 0 to 1.
  package var unlikeRatio = 0.0
  /// The areas outside texts that look different, in pixels.
  package var unlikeAreas: [PixelRect] = []
  /// The differences outside texts in words, one line each. A share of such pixels may be allowed.
  package var areaDifferences: [String] = []
  /// The differences of sizes and texts in words, one line each.
  package var textDifferences: [String] = []

  package var differences: [String] { areaDifferences + textDifferences }

  package var isPassing: Bool { differences.isEmpty }
}
