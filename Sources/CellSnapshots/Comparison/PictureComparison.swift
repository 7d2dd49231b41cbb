package import CellDrawing
import Foundation

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
  /// - Parameter layout: the reference's, where it is known.
  func compare(_ reference: Bitmap, _ layout: SnapshotLayout?, with drawn: DrawnSnapshot) -> Comparison {
    return Comparison(
      ComparedPicture(reference, masks: masks),
      ComparedPicture(drawn.bitmap, masks: masks), rule: rule, limits: limits)
  }
}
