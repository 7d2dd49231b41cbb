package import CellDrawing

/// Judges pictures by a rule, within limits, apart from what masks cover.
package struct PictureComparison: PictureComparing {
  package var rule: ComparisonRule
  package var limits: ComparisonLimits
  package var masks: [PixelRect]

  package init(rule: ComparisonRule, limits: ComparisonLimits, masks: [PixelRect] = []) {
    self.rule = rule
    self.limits = limits
    self.masks = masks
  }

  package var allowsDifferences: Bool { rule != .exact || limits != .none || !masks.isEmpty }

  package func judge(
    _ reference: Bitmap, _ actual: Bitmap, of snapshot: DrawnSnapshot
  ) -> PictureJudgement {
    let comparison = Comparison(
      ComparedPicture(reference, masks: masks), ComparedPicture(actual, masks: masks), rule: rule,
      limits: limits)
    let result = comparison.result
    return PictureJudgement(
      isIdentical: result.verdict == .identical, isPassing: result.verdict.isPassing,
      message: "\(result.rule): \(result.reason)")
  }
}
