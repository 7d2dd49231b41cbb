/// A picture that a base revision draws, or the reason why it has none.
package struct BasePicture: Hashable, Sendable, Codable {
  /// The path without an extension: `WallPost/short.320@2x`.
  package var name: String
  package var entry: String
  /// The number of the tile, from 1; nil if the picture is whole.
  package var tile: Int?
  /// The verdict of an entry that the base revision could not draw; nil if there is a picture.
  package var undrawn: SnapshotVerdict?
  /// The hash of the bytes of the picture's file; nil if there is none.
  package var file: String?
  /// The hash of the pixels; nil if it is unknown.
  package var pixels: String?

  package init(name: String, entry: String, tile: Int? = nil) {
    self.name = name
    self.entry = entry
    self.tile = tile
  }

  /// The name of the snapshot; nil if no snapshot of the entry can have this name.
  package var snapshotName: SnapshotName? {
    guard let entry = try? EntryName(entry) else { return nil }
    return SnapshotName(entry: entry, title: name, tile: tile)
  }
}
