import CellSnapshots
import Foundation

/// A finished job: what its summary line says.
struct RenderResult: Sendable {
  var name: EntryName
  var configuration: Configuration
  /// Of all tiles, one below the other, in points.
  var size = CGSize.zero
  var rowCount: Int
  var tileCount: Int
  var files: [TileResult.File] = []
  var snapshots: [SnapshotResult] = []
  var times = StageTimes()

  var byteCount: Int { files.reduce(0) { $0 + $1.byteCount } }
  var isUnchanged: Bool { files.allSatisfy { $0.outcome == .unchanged } }
}
