internal import CellDrawing
package import CellSnapshots
package import Foundation

/// A finished job, with the data of its summary line.
package struct RenderResult: Sendable {
  package var name: EntryName
  package var configuration: SnapshotConfiguration
  /// The size of all tiles, one below the other, in points.
  package var size = CGSize.zero
  package var rowCount: Int
  package var tileCount: Int
  /// Whether the job was drawn. If it ended a process or failed, there is only a verdict.
  package var isDrawn = true
  package var files: [TileResult.File] = []
  package var snapshots: [SnapshotResult] = []
  package var times = StageTimes()
  /// The description of the picture, or of its first tile, for people who do not see it; nil if it was not needed.
  package var alternativeText: String?
  /// The images that turned out to be broken when they were painted.
  var diagnostics: [Diagnostic] = []

  /// The title of the snapshot, or of the snapshot that its tiles belong to.
  package var snapshotTitle: String { SnapshotName(entry: name, configuration: configuration).title }

  /// The job's name in messages.
  var jobTitle: String { RenderJob.title(name, configuration) }

  package var byteCount: Int { files.reduce(0) { $0 + $1.byteCount } }
  package var isUnchanged: Bool { files.allSatisfy { $0.outcome == .unchanged } }
}
