/// The owners of frames: one for each of the three caches.
public enum MFSFrameOwner: String, Sendable, Hashable, CaseIterable {
  /// The cache of the cell's, view's or controller's class, for frames that are the same for all view models.
  case subviewStaticFrames
  /// The cache of the view model for frames whose size depends on the data and whose origin is fixed.
  case subviewFrames
  /// The cache of the view model for sizes of views that expand or collapse, and of all views below them.
  case subviewSizes
}
