package import Foundation

extension Explanation {
  /// Tells what changed from one layout to the other, in less than twenty lines; where nothing did, which views the
  /// changed pixels lie in.
  ///
  /// - Parameter changedBoxes: around the pixels that differ, in points from the picture's top left corner.
  package init(
    from reference: SnapshotLayout, to actual: SnapshotLayout, changedBoxes: [CGRect] = []
  ) {
    let lines = ChangeFolding.lines(of: ChangeFinder.changes(from: reference, to: actual))
    self.init(lines: lines.isEmpty ? PixelChanges.lines(in: actual, changedBoxes: changedBoxes) : lines)
  }
}
