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
    _ pair: PNGPair, layouts: (reference: SnapshotLayout, actual: SnapshotLayout)?, scale: Double
  ) -> Comparison {
    var (reference, actual) = (pair.reference, pair.actual)
    if let layouts {
      (reference.rows, actual.rows) = RowBand.bands(of: layouts.reference, layouts.actual, scale: scale)
    }
    (reference.masks, actual.masks) = (masks, masks)
    return Comparison(reference, actual, rule: rule, limits: limits)
  }
}
