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

  /// The name that has this title; nil where it is no title of a snapshot of `entry`.
  package init?(entry: EntryName, title: String, tile: Int?) {
    self.init(entry: entry, variant: "", tile: tile)
    // By scalars: a dot and what is around it may be one character.
    let (scalars, beginning) = (title.unicodeScalars, "\(entry.path).".unicodeScalars)
    let end = (tile.map { ".\($0)" } ?? "").unicodeScalars
    guard scalars.starts(with: beginning), scalars.reversed().starts(with: end.reversed()),
      scalars.count > beginning.count + end.count
    else { return nil }
    variant = String(String.UnicodeScalarView(scalars.dropFirst(beginning.count).dropLast(end.count)))
  }

  /// The path without an extension.
  package var title: String {
    "\(entry.path).\(variant)" + (tile.map { ".\($0)" } ?? "")
  }

  package func path(format: PictureFormat) -> String { "\(title).\(format.rawValue)" }
}
