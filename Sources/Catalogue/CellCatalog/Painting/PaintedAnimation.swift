import CellDrawing
import CellSnapshots

/// The painted frames of an animation.
struct PaintedAnimation {
  /// The pixels of each frame; all have the size of the canvas.
  var bitmaps: [Bitmap] = []
  /// The broken images that were left out of the frames.
  var brokenImages = BrokenImages()
}

extension DrawnAnimation {
  init(_ painted: PaintedAnimation, of tile: RecordedTile, _ animation: RecordedAnimation) {
    self.init(
      name: tile.name,
      frames: zip(painted.bitmaps, animation.frames).map { bitmap, frame in
        Frame(
          state: frame.state, bitmap: bitmap, duration: frame.duration, layout: frame.tile.layout,
          masks: frame.tile.masks)
      }, loopCount: animation.loopCount, scale: tile.configuration.scale,
      provenance: { tile.provenance(of: animation) })
  }
}
