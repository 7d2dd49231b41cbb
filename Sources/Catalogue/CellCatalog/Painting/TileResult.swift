internal import CellDrawing
package import CellSnapshots

/// The result of painting a tile.
package struct TileResult: Sendable {
  var job: Int
  /// The written files, with paths below the output folder.
  package var files: [File] = []
  /// The comparison with a reference, if there was one, or the verdict that the tile could not be drawn.
  package var snapshot: SnapshotResult?
  var times: StageTimes
  /// The images that turned out to be broken when they were painted.
  var diagnostics: [Diagnostic] = []

  package struct File: Hashable, Sendable {
    package var path: String
    package var byteCount: Int
    package var outcome: AtomicFile.Outcome
  }
}
