/// The result of comparing two pictures, with the verdict.
///
/// Places are in the difference image. They are the same in both pictures unless these were compared row by row.
package struct ComparisonOutcome: Hashable, Sendable, Codable {
  /// The width and height of a picture, in pixels.
  package struct Size: Hashable, Sendable, Codable {
    package var width: Int
    package var height: Int
  }

  /// The verdict on the comparison.
  ///
  /// It is `identical` if the sizes and all pixels are equal, masked ones included. It is `similar` if every unequal
  /// pixel is masked or allowed by the rule and limits, and otherwise `different`.
  package var verdict: SnapshotVerdict
  /// The rule in the form of the command line.
  package var rule: String
  /// The number of pixels that are different by the rule, or that only one picture has.
  package var differingPixels: Int
  /// The number of unequal pixels that the rule takes for antialiasing; `differingPixels` does not include them.
  package var antialiasedPixels: Int
  /// The number of pixels that masks cover, equal or not.
  package var ignoredPixels: Int
  /// The number of pixels that at least one picture has.
  package var totalPixels: Int
  /// The maximum difference of red, green, blue or alpha, from 0 to 255. Only pixels that both pictures have and no
  /// mask covers count.
  package var maxChannelDifference: Int
  /// The boxes around different pixels, from top to bottom; neighbouring changes share one.
  package var boundingBoxes: [PixelRect]
  package var referenceSize: Size
  package var actualSize: Size
  /// The result for each row of the table, from top to bottom; empty if rows were not compared.
  package var rows: [RowResult]
  /// The places of the pixel rows of both pictures in the difference image; nil if table rows were not compared.
  package var segments: [RowSegment]?
  /// The reason for the verdict, in words: `3 of 64 pixels are different, 2 may be`.
  package var reason: String
}

/// Neighbouring rows of pixels that both pictures have, or only one, in pixels.
package struct RowSegment: Hashable, Sendable, Codable {
  /// The first row in the reference; nil if the reference does not have these rows. The same holds for `actualY`.
  package var referenceY: Int?
  package var actualY: Int?
  /// The first row in the difference image.
  package var y: Int
  package var height: Int
}

/// The result of the comparison for one row of a table.
package struct RowResult: Hashable, Sendable, Codable {
  package enum Outcome: String, Hashable, Sendable, Codable {
    case equal
    case different
    /// A row that only the actual picture has.
    case inserted
    /// A row that only the reference has.
    case removed
  }

  /// The key by which the rows of both pictures are matched.
  package var key: String
  package var outcome: Outcome
  package var differingPixels: Int
  /// The top of the row in the difference image, in pixels.
  package var y: Int
  package var height: Int
}
