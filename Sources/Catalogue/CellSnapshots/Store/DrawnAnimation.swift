package import CellDrawing

/// An animation that was just drawn, with the data that its reference would contain.
package struct DrawnAnimation {
  /// A picture of the animation.
  package struct Frame {
    /// The name of the state that the frame shows.
    package var state: String
    /// The pixels of the whole canvas.
    package var bitmap: Bitmap
    package var duration: PNGFrameDuration
    /// The layout; nil if the views are unknown.
    package var layout: SnapshotLayout?
    /// The areas that are not compared, in pixels.
    package var masks: [PixelRect] = []

    package init(
      state: String, bitmap: Bitmap, duration: PNGFrameDuration, layout: SnapshotLayout? = nil,
      masks: [PixelRect] = []
    ) {
      self.state = state
      self.bitmap = bitmap
      self.duration = duration
      self.layout = layout
      self.masks = masks
    }
  }

  package var name: SnapshotName
  /// The frames in their order; all have the size of the canvas.
  package var frames: [Frame]
  /// How often the frames are shown; 0 means without end.
  package var loopCount: Int
  /// The number of pixels per point.
  package var scale: Double
  /// The compression of the file, if one is made.
  package var compression = PNG.Compression.small
  /// A closure that returns the provenance. It is called only if the animation is not identical to its reference.
  package var provenance: () -> Provenance
  /// The things that the machine could not draw at the moment.
  package var absences: [Diagnostic] = []

  package init(
    name: SnapshotName, frames: [Frame], loopCount: Int, scale: Double, provenance: @escaping () -> Provenance
  ) {
    self.name = name
    self.frames = frames
    self.loopCount = loopCount
    self.scale = scale
    self.provenance = provenance
  }

  /// The size of the canvas in pixels.
  var size: (width: Int, height: Int) { frames.first.map { ($0.bitmap.width, $0.bitmap.height) } ?? (0, 0) }

  /// Returns the hash of all frames with their durations. Throws `ImageError` if there is no memory.
  func hash() throws(ImageError) -> ContentHash {
    var hash = AnimationHash(width: size.width, height: size.height, loopCount: loopCount)
    for frame in frames { hash.add(try frame.bitmap.straight(), duration: frame.duration) }
    return hash.value
  }
}
