package import CellDrawing

/// The pictures of an animated entry.
package struct CatalogAnimation {
  /// A picture of the animation.
  package struct Frame {
    /// The name of the state.
    package var state: String
    /// The entry in this state.
    package var entry: CatalogEntry
    package var duration: PNGFrameDuration
  }

  /// The maximum loop count that a file can hold.
  static let maximumLoopCount = 1 << 31 - 1

  package var frames: [Frame]
  /// How often the frames are shown; 0 means without end.
  package var loopCount: Int
}
