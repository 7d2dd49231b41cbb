package import Foundation

extension Explanation {
  /// Tells what changed from one layout to the other, in less than twenty lines; of pixels that changed where the
  /// layout did not, which views they lie in.
  ///
  /// - Parameter changedBoxes: around the pixels that differ, in points from the picture's top left corner.
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
