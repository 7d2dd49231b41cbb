/// The format of a snapshot.
public enum SnapshotFormat: Hashable, Sendable, CaseIterable {
  /// The pixels, in a PNG that also contains the layout.
  case image
  /// The tree of views with frames, texts, fonts and colours, as text with a line for each view. Nothing is painted,
  /// and rules, limits and masks have no effect.
  case layout
  /// The drawing, as an SVG. Rules, limits and masks have no effect.
  case svg
  /// The words that VoiceOver reads, as text with a line for each element in its order. Rules, limits and masks have no effect.
  case accessibility
  /// The elements that VoiceOver reads, as JSON. Rules, limits and masks have no effect.
  case accessibilityJSON

  var fileExtension: String {
    switch self {
    case .image: "png"
    case .layout: "txt"
    case .svg: "svg"
    case .accessibility: "accessibility.txt"
    case .accessibilityJSON: "accessibility.json"
    }
  }
}
