package import Foundation

extension Explanation {
  /// Explains in fewer than twenty lines what changed between two layouts. If the layout is the same, the lines name
  /// the views in which pixels changed.
  ///
  /// - Parameter changedBoxes: The boxes around different pixels, in points from the picture's top left corner.
  package init(
    from reference: SnapshotLayout, to actual: SnapshotLayout, changedBoxes: [CGRect] = []
  ) {
    let changes = ChangeFinder.changes(from: reference, to: actual)
    guard !changes.isEmpty else {
      self.init(lines: PixelChanges.lines(in: actual, changedBoxes: changedBoxes))
      return
    }
    let unexplained = PixelChanges.lines(beside: changes, in: actual, changedBoxes: changedBoxes)
    self.init(lines: ChangeFolding.lines(of: changes, limit: 19 - unexplained.count) + unexplained)
  }
}
