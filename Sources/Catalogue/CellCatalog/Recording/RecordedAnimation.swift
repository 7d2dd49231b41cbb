package import CellDrawing
import CellSnapshots
import Foundation

/// The recorded frames of an animation.
package struct RecordedAnimation: Sendable {
  /// A picture of the animation, on the canvas that all frames share.
  package struct Frame: Sendable {
    /// The name of the state that the frame shows.
    package var state: String
    package var tile: RecordedTile
    package var duration: PNGFrameDuration
  }

  package var frames: [Frame]
  /// How often the frames are shown; 0 means without end.
  package var loopCount: Int
}

extension RecordedTile {
  /// Returns the tile on a canvas that is at least as large. The rest of the canvas is transparent.
  func onCanvas(_ size: CGSize) -> RecordedTile {
    guard rect.size != size else { return self }
    var tile = self
    tile.rect.size = size
    // A background would otherwise fill the whole canvas.
    let group = Group(clip: Group.Clip(path: .rect(rect)), nodes: scene.nodes)
    tile.scene = Scene(size: size, nodes: [.group(group)])
    return tile
  }
}
