package import CellSnapshots

/// What painting a tile gave.
package struct TileResult: Sendable {
  var job: Int
  /// The paths below the output folder, and how the writing of each file ended.
  var files: [File] = []
  /// The comparison with a reference, where there was one.
  package var snapshot: SnapshotResult?
  var times: StageTimes
  /// The files of images that turned out to be broken when they were drawn.
  var brokenImages: [String] = []

  package struct File: Hashable, Sendable {
    package var path: String
    package var byteCount: Int
    package var outcome: AtomicFile.Outcome
  }
}
