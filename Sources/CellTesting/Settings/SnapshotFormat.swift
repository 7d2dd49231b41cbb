/// What a snapshot is a snapshot of.
public enum SnapshotFormat: Hashable, Sendable, CaseIterable {
  /// The pixels, in a PNG that also holds the layout.
  case image
  /// The tree of views with frames, texts, fonts and colours, in a text with a line for each view. Nothing is painted,
  /// and rules, limits and masks do not count.
  case layout
  /// The drawing, in an SVG. Rules, limits and masks do not count.
  case svg

  var fileExtension: String {
    switch self {
    case .image: "png"
    case .layout: "txt"
    case .svg: "svg"
    }
  }
}
