package import CellDrawing
package import CellSnapshots
package import Foundation

/// A recorded picture, or a part of a tall one, with everything that painting and writing need on any thread.
package struct RecordedTile: Sendable {
  /// The index of the job.
  package var job: Int
  package var scene: Scene
  /// The part of the scene to paint, in points.
  package var rect: CGRect
  package var configuration: SnapshotConfiguration
  package var name: SnapshotName
  /// The layout of the views; nil if it is not needed.
  package var layout: SnapshotLayout?
  /// The areas that are not compared, in pixels.
  package var masks: [PixelRect] = []
  /// The description of the picture for people who do not see it; nil if it is not needed.
  package var alternativeText: String?
  /// The texts to write beside the picture, by their formats.
  package var texts: [TextFormat: String] = [:]
  /// The reason for the case that the picture has one colour only; nil if that is not reported.
  package var blankReason: String?
  /// The frames of an animation, of which the scene is the first; nil for a still picture.
  package var animation: RecordedAnimation?
  /// The number of tiles of the job.
  package var tileCount: Int
  /// The diagnostics of this part since the last tile; the diagnostics of building and layout are in the first tile.
  package var diagnostics: [Diagnostic] = []
  /// The things that the machine could not draw at the moment, in any tile of the job so far.
  package var absences: [Diagnostic] = []

  /// The title of the job's snapshot, which is the tile's title without its number.
  var snapshotTitle: String { SnapshotName(entry: name.entry, variant: name.variant).title }

  /// The name of the job in messages.
  var title: String { "\(name.entry.text) at width \(PlainNumber.text(configuration.width))" }

  package init(
    job: Int, scene: Scene, rect: CGRect, configuration: SnapshotConfiguration, name: SnapshotName,
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
