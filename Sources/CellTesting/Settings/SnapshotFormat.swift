/// The format of a snapshot.
public enum SnapshotFormat: Hashable, Sendable, CaseIterable {
  /// The pixels, in a PNG that also contains the layout.
  case image
  /// The tree of views with frames, texts, fonts and colours, as text with a line for each view. Nothing is painted,
  /// and rules, limits and masks have no effect.
  case layout
  /// The drawing, as an SVG. Rules, limits and masks have no effect.
  case svg

  var fileExtension: String {
    switch self {
    case .image: "png"
    case .layout: "txt"
    case .svg: "svg"
    }
  }
}
