import CellDrawing

/// Compares drawn pictures by a rule, within limits, apart from what masks cover.
package struct PictureComparison: Hashable, Sendable {
  package var rule: ComparisonRule
  package var limits: ComparisonLimits
  package var masks: [PixelRect]

  package init(
    rule: ComparisonRule = .exact, limits: ComparisonLimits = .none, masks: [PixelRect] = []
  ) {
    self.rule = rule
    self.limits = limits
    self.masks = masks
  }

  /// Whether pictures that are not equal in every pixel can pass.
  package var allowsDifferences: Bool { rule != .exact || limits != .none || !masks.isEmpty }

  /// Row by row where both pictures have rows of a table.
  ///
  /// - Parameters:
  ///   - layouts: of both, where they are known.
  ///   - scale: pixels a point.
  func compare(
    _ reference: Bitmap, _ actual: Bitmap, layouts: (reference: SnapshotLayout, actual: SnapshotLayout)?,
    scale: Double
  ) -> Comparison {
    var rows: (reference: [RowBand], actual: [RowBand]) = ([], [])
    if let layouts { rows = RowBand.bands(of: layouts.reference, layouts.actual, scale: scale) }
    return Comparison(
      ComparedPicture(reference, rows: rows.reference, masks: masks),
      ComparedPicture(actual, rows: rows.actual, masks: masks), rule: rule, limits: limits)
  }
}
