import CellSnapshots

/// The knowledge about the kept pictures of the builds before.
struct BuildPictures: Hashable, Sendable {
  /// The entries whose pictures are kept.
  private var entries: Set<String> = []
  /// The names of the snapshots that could not be drawn.
  private var undrawn: Set<String> = []
  /// Whether the pictures of every entry of a build were kept.
  private(set) var areComplete = false

  var isEmpty: Bool { entries.isEmpty }

  /// Returns whether a result that is not identical is a change since the kept pictures.
  ///
  /// It is no change if the snapshot could not be drawn before either. It is none either if the next build came before
  /// the entry's pictures were kept.
  func isChange(_ result: SnapshotResult) -> Bool {
    guard areComplete || entries.contains(result.entry) else { return false }
    return !(result.verdict.lacksPicture && undrawn.contains(result.name))
  }

  /// Notes that the pictures of a run are kept now.
  ///
  /// - Parameter areWhole: Whether the run has the last pictures of its entries, so that no other ones are missing.
  mutating func keep(_ run: Run, of part: [String], areWhole: Bool = true) {
    if areWhole { entries.formUnion(part + run.snapshots.map(\.entry)) }
    for result in run.snapshots {
      if result.verdict.lacksPicture { undrawn.insert(result.name) } else { undrawn.remove(result.name) }
    }
  }

  mutating func complete() {
    areComplete = true
  }
}
