/// The three caches, by who keeps them.
public enum FrameOwner: String, Sendable, Hashable, CaseIterable {
  /// The class of the cell, view or controller: frames that no view model changes.
  case subviewStaticFrames
  /// The view model: frames whose size depends on the data and whose origin is fixed.
  case subviewFrames
  /// The view model: sizes of what expands or collapses, and of all that lies below such a thing.
  case subviewSizes
}
