package import CellSnapshots

/// The way in which the files of pictures are named.
package enum PictureNaming: String, Hashable, Sendable, CaseIterable {
  /// Each entry has a folder: `WallPost/short.320@2x-dark.png`.
  case folders
  /// DocC's names, all in one folder: `WallPost-short-320~dark@2x.png`.
  case docc

  /// Returns the path of a picture's file below the output folder.
  package func path(
    of name: SnapshotName, _ configuration: SnapshotConfiguration, format: PictureFormat
  ) -> String {
    switch self {
    case .folders: return name.path(format: format)
    case .docc:
      let dark = configuration.userInterfaceStyle == .dark ? "~dark" : ""
      // A drawing of vectors has no scale.
      let scale =
        configuration.scale == 1 || format == .svg ? "" : "@\(PlainNumber.text(configuration.scale))x"
      return "\(Self.title(of: name, configuration))\(dark)\(scale).\(format.rawValue)"
    }
  }

  /// Returns the path of a text beside a picture.
  package func path(
    of name: SnapshotName, _ configuration: SnapshotConfiguration, format: TextFormat
  ) -> String {
    switch self {
    case .folders: "\(name.title).\(format.rawValue)"
    case .docc: "\(Self.title(of: name, configuration)).\(format.rawValue)"
    }
  }

  /// Returns DocC's name of a picture without its appearance, scale and extension: `WallPost-short-320`.
  package static func title(of name: SnapshotName, _ configuration: SnapshotConfiguration) -> String {
    var light = configuration
    light.userInterfaceStyle = .light
    light.scale = 1
    // An overlay or a crop adds its name to the variant.
    let usual = SnapshotName(entry: name.entry, configuration: configuration).variant
    let isUsual = name.variant.hasPrefix(usual)
    let variant =
      isUsual
      ? SnapshotName(entry: name.entry, configuration: light).variant + name.variant.dropFirst(usual.count)
      : name.variant
    let parts = [name.entry.text, variant] + (name.tile.map { ["\($0)"] } ?? [])
    return parts.map(word).joined(separator: "-")
  }

  /// Returns a text with hyphens in place of the signs that have a meaning to DocC, to Markdown or in addresses.
  private static func word(_ text: String) -> String {
    String(text.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "-" })
  }
}
