package import CellSnapshots

/// What became of a tile.
package struct TileResult: Sendable {
  var job: Int
  /// The paths below the output folder, with what became of each file.
  var files: [File] = []
  /// What became of it where it was compared with a reference.
  var snapshot: SnapshotResult?
  var times: StageTimes
  /// The files of images that turned out to be broken when they were drawn.
  var brokenImages: [String] = []

  package struct File: Hashable, Sendable {
    package var path: String
    package var byteCount: Int
    package var outcome: AtomicFile.Outcome
  }
}
