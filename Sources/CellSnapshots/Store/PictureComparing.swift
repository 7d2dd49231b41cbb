package import CellDrawing

/// Judges whether two pictures are alike enough.
package protocol PictureComparing: Sendable {
  /// Whether pictures that are not equal in every pixel can pass.
  var allowsDifferences: Bool { get }

  func judge(_ reference: Bitmap, _ actual: Bitmap, of snapshot: DrawnSnapshot) -> PictureJudgement
}

/// What two pictures are to each other.
package struct PictureJudgement {
  /// Whether every pixel is equal.
  package var isIdentical: Bool
  /// Whether the differences, if any, are within what is allowed.
  package var isPassing: Bool
  /// The rule and the measured values, in one line.
  package var message: String
  /// Where the differences are.
  package var difference: Bitmap?
  /// What was measured.
  package var comparison: ComparisonResult?

  package init(
    isIdentical: Bool, isPassing: Bool, message: String, difference: Bitmap? = nil,
    comparison: ComparisonResult? = nil
  ) {
    self.isIdentical = isIdentical
    self.isPassing = isPassing
    self.message = message
    self.difference = difference
    self.comparison = comparison
  }
}
