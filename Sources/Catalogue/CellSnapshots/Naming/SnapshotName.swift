import Foundation

/// The name of a snapshot, from which its path below the folder of the references follows:
/// `<Entry>/<name>.<width>[@2x][-dark][-rtl][-<size>][-<language>][-iOS18][-<device>][.<tile>]`.
package struct SnapshotName: Hashable, Sendable {
  package var entry: EntryName
  /// The variant, which distinguishes the snapshots of an entry: `320@2x-dark`.
  package var variant: String
  /// The number of the tile, from 1; nil if the picture is whole.
  package var tile: Int?

  package init(entry: EntryName, variant: String, tile: Int? = nil) {
    self.entry = entry
    self.variant = variant
    self.tile = tile
  }

  /// Makes the name with this title, or returns nil if no snapshot of `entry` can have it.
  package init?(entry: EntryName, title: String, tile: Int?) {
    self.init(entry: entry, variant: "", tile: tile)
    // The comparison goes by scalars, because a dot and the marks behind it may be one character.
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
