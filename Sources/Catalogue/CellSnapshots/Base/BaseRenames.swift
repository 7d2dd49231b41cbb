/// The snapshots that have another name than in the base revision.
///
/// An entry is renamed if all of its pictures are new, and if they equal, circumstance by circumstance, all pictures of
/// an entry that only the base has.
struct BaseRenames {
  /// The names in the base revision, by the names of the snapshots.
  private(set) var names: [PathBytes: String] = [:]

  /// - Parameters:
  ///   - snapshots: All snapshots of the run.
  ///   - unmatched: The pictures of the base that no snapshot was compared with.
  init(_ snapshots: [SnapshotResult], _ unmatched: [BasePicture]) {
    let drawn = snapshots.filter { $0.verdict != .added }.map(\.entry).pathBytes
    let added = snapshots.filter { $0.verdict == .added && !drawn.contains(PathBytes($0.entry)) }
    var candidates = Dictionary(grouping: unmatched) { PathBytes($0.entry) }.map(\.value)
    candidates.sort { ($0[0].entry, $0[0].name) < ($1[0].entry, $1[0].name) }
    let entries = Dictionary(grouping: added) { PathBytes($0.entry) }.map(\.value)
    for entry in entries.sorted(by: { ($0[0].entry, $0[0].name) < ($1[0].entry, $1[0].name) }) {
      guard let pixels = Self.pixels(of: entry.map { ($0.snapshotName, $0.pixelHash) }),
        let place = candidates.firstIndex(where: {
          Self.pixels(of: $0.map { ($0.snapshotName, $0.pixels) }) == pixels
        })
      else { continue }
      let olds = Dictionary(
        candidates.remove(at: place).compactMap { old in old.snapshotName.map { (Circumstance($0), old.name) }
        }
      ) { first, _ in first }
      for snapshot in entry {
        names[PathBytes(snapshot.name)] = snapshot.snapshotName.flatMap { olds[Circumstance($0)] }
      }
    }
  }

  /// The part of a snapshot's name that does not name the entry.
  private struct Circumstance: Hashable {
    var variant: String
    var tile: Int?

    init(_ name: SnapshotName) { (variant, tile) = (name.variant, name.tile) }
  }

  /// Returns the hashes of the pixels by their circumstances, or nil if one of them is unknown.
  private static func pixels(of pictures: [(name: SnapshotName?, pixels: String?)]) -> [Circumstance: String]?
  {
    var found: [Circumstance: String] = [:]
    for picture in pictures {
      guard let name = picture.name, let pixels = picture.pixels else { return nil }
      found[Circumstance(name)] = pixels
    }
    return found
  }
}
