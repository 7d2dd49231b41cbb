import CellDrawing

/// A way to compare drawn pictures: a rule, limits, and masks that are not compared.
package struct PictureComparison: Hashable, Sendable {
  package var rule: SnapshotComparisonRule
  package var limits: SnapshotComparisonLimits
  package var masks: [PixelRect]

  package init(
    rule: SnapshotComparisonRule = .exact, limits: SnapshotComparisonLimits = .none, masks: [PixelRect] = []
  ) {
    self.rule = rule
    self.limits = limits
    self.masks = masks
  }

  /// Compares two pictures, row by row if both have rows of a table.
  ///
  /// Throws `ImageError.tooLarge` like `Comparison`.
  ///
  /// - Parameters:
  ///   - layouts: The layouts of both pictures, if they are known.
  ///   - scale: The number of pixels per point.
  func compare(
    _ pair: PNGPair, layouts: (reference: SnapshotLayout, actual: SnapshotLayout)?, scale: Double
  ) throws(ImageError) -> Comparison {
    var (reference, actual) = (pair.reference, pair.actual)
    if let layouts {
      (reference.rows, actual.rows) = RowBand.bands(of: layouts.reference, layouts.actual, scale: scale)
    }
    (reference.masks, actual.masks) = (masks, masks)
    return try Comparison(reference, actual, rule: rule, limits: limits)
  }
}
