import CellDrawing
import CellSnapshots
import Foundation

/// A picture or a part of a tall one, recorded: all that painting and writing it needs, on any thread.
struct RecordedTile: Sendable {
  /// The index of the job it belongs to.
  var job: Int
  var scene: Scene
  /// The part of the scene to paint, in points.
  var rect: CGRect
  var configuration: Configuration
  var name: SnapshotName
  /// What its views are; nil where nobody asks.
  var layout: SnapshotLayout?
  /// What is not compared, in pixels.
  var masks: [PixelRect] = []
  /// How many tiles its job has.
  var tileCount: Int
}
