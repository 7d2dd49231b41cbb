package import CellDrawing
package import CellSnapshots
package import Foundation

/// A picture or a part of a tall one, recorded: all that painting and writing it needs, on any thread.
package struct RecordedTile: Sendable {
  /// The index of the job it belongs to.
  package var job: Int
  package var scene: Scene
  /// The part of the scene to paint, in points.
  package var rect: CGRect
  package var configuration: Configuration
  package var name: SnapshotName
  /// What its views are; nil where nobody asks.
  package var layout: SnapshotLayout?
  /// What is not compared, in pixels.
  package var masks: [PixelRect] = []
  /// How many tiles its job has.
  package var tileCount: Int

  /// The title of its job's snapshot: that of the tile without its number.
  var snapshotTitle: String { SnapshotName(entry: name.entry, variant: name.variant).title }

  /// The name of its job in messages.
  var title: String { "\(name.entry.text) at width \(PlainNumber.text(configuration.width))" }

  package init(
    job: Int, scene: Scene, rect: CGRect, configuration: Configuration, name: SnapshotName,
    layout: SnapshotLayout? = nil, masks: [PixelRect] = [], tileCount: Int
  ) {
    self.job = job
    self.scene = scene
    self.rect = rect
    self.configuration = configuration
    self.name = name
    self.layout = layout
    self.masks = masks
    self.tileCount = tileCount
  }
}
