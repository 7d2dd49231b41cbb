import Foundation

/// Where a picture lies below the folder of the pictures: `<Entry>/<name>.<width>[@2x][-dark][-rtl][-<size>][.<tile>]`.
struct PictureName: Hashable, Sendable {
  var entry: EntryName
  var configuration: Configuration
  /// From 1 on, or nil of a picture that is whole.
  var tile: Int?

  /// The path without an extension.
  var title: String {
    "\(entry.path).\(configuration.fileSuffix)" + (tile.map { ".\($0)" } ?? "")
  }

  func path(format: PictureFormat) -> String { "\(title).\(format.rawValue)" }
}

/// What a picture can be written as.
public enum PictureFormat: String, Hashable, Sendable, CaseIterable {
  case png
  case svg
}
