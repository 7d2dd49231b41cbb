/// What comparing two pictures measured, and the verdict on it.
///
/// Places are those of the difference image: of both pictures, unless they were compared row by row.
package struct ComparisonOutcome: Hashable, Sendable, Codable {
  /// Width and height of a picture in pixels.
  package struct Size: Hashable, Sendable, Codable {
    package var width: Int
    package var height: Int
  }

  /// `identical` where sizes and all pixels are equal, masked ones as well; `similar` where what is not equal is
  /// masked, or is allowed by rule and limits; else `different`.
  package var verdict: Verdict
  /// As the command line writes it.
  package var rule: String
  /// Those that the rule tells apart, and those that one picture alone has.
  package var differingPixels: Int
  /// Not equal, but taken for antialiasing by the rule; not in `differingPixels`.
  package var antialiasedPixels: Int
  /// Those that masks cover, equal or not.
  package var ignoredPixels: Int
  /// Those that one picture has, or both.
  package var totalPixels: Int
  /// The furthest that red, green, blue or alpha is off, of 255, where both pictures have a pixel that no mask covers.
  package var maxChannelDifference: Int
  /// Round differing pixels; neighbouring changes share one. From top to bottom.
  package var boundingBoxes: [PixelRect]
  package var referenceSize: Size
  package var actualSize: Size
  /// What is found of each row of the table, from top to bottom; empty where rows were not compared.
  package var rows: [RowResult]
  /// Where the rows of pixels of both pictures lie in the difference image; nil where rows were not compared.
  package var segments: [RowSegment]?
  /// Why the verdict is what it is, in a sentence's words: `3 of 64 pixels differ, 2 may`.
  package var reason: String
}

/// Neighbouring rows of pixels that both pictures have, or one alone, in pixels.
package struct RowSegment: Hashable, Sendable, Codable {
  /// Where it begins in the pictures; nil in the one that has it not.
  package var referenceY: Int?
  package var actualY: Int?
  /// Where it begins in the difference image.
  package var y: Int
  package var height: Int
}

/// What the comparison found of a row of a table.
package struct RowResult: Hashable, Sendable, Codable {
  package enum Outcome: String, Hashable, Sendable, Codable {
    case equal
    case different
    /// Only the actual picture has it.
    case inserted
    /// Only the reference has it.
    case removed
  }

  package var key: String
  package var outcome: Outcome
  package var differingPixels: Int
  /// Where it is in the difference image, in pixels.
  package var y: Int
  package var height: Int
}
