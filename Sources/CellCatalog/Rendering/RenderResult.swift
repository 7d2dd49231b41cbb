import CellSnapshots
import Foundation

/// A finished job: what its summary line says.
struct RenderResult: Sendable {
  var name: EntryName
  var configuration: Configuration
  var shape: PictureShape
  var tileCount: Int
  var files: [TileResult.File] = []
  var snapshots: [SnapshotResult] = []
  var times = StageTimes()

  var byteCount: Int { files.reduce(0) { $0 + $1.byteCount } }
  var isUnchanged: Bool { files.allSatisfy { $0.outcome == .unchanged } }
}
