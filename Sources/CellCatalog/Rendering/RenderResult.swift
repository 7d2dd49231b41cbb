package import CellSnapshots
package import Foundation

/// A finished job: what its summary line says.
package struct RenderResult: Sendable {
  package var name: EntryName
  package var configuration: Configuration
  /// The size of all tiles, one below the other, in points.
  package var size = CGSize.zero
  package var rowCount: Int
  package var tileCount: Int
  /// False where the job ended an earlier process, so that there is nothing but a verdict.
  package var isDrawn = true
  package var files: [TileResult.File] = []
  package var snapshots: [SnapshotResult] = []
  package var times = StageTimes()
  /// What was wrong with the files of images, told when they were drawn.
  var brokenImages: [String] = []

  /// The title of the snapshot, or of the one that its tiles are parts of.
  package var snapshotTitle: String { SnapshotName(entry: name, configuration: configuration).title }

  package var byteCount: Int { files.reduce(0) { $0 + $1.byteCount } }
  package var isUnchanged: Bool { files.allSatisfy { $0.outcome == .unchanged } }
}
