import Foundation

/// Where a snapshot lies below the folder of the references:
/// `<Entry>/<name>.<width>[@2x][-dark][-rtl][-<size>][.<tile>]`.
package struct SnapshotName: Hashable, Sendable {
  package var entry: EntryName
  /// What tells an entry's snapshots apart: `320@2x-dark`.
  package var variant: String
  /// From 1 on, or nil of a picture that is whole.
  package var tile: Int?

  package init(entry: EntryName, variant: String, tile: Int? = nil) {
    self.entry = entry
    self.variant = variant
    self.tile = tile
  }

  /// The path without an extension.
  package var title: String {
    "\(entry.path).\(variant)" + (tile.map { ".\($0)" } ?? "")
  }

  package func path(format: PictureFormat) -> String { "\(title).\(format.rawValue)" }
}
