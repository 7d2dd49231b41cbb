/// The base revision of a run, whose pictures take the place of references.
package struct RunBase: Hashable, Sendable, Codable {
  /// The revision as the user named it: `origin/main`.
  package var revision: String
  /// The name of its commit, in hexadecimal digits.
  package var commit: String
  /// The number of the base's pictures that were in the store. The others were drawn for the run: `drawnCount`.
  package var storedCount = 0
  package var drawnCount = 0
  /// The pictures of the base that no snapshot of the run was compared with.
  package var unmatched: [BasePicture] = []
  /// The entries of the base that the catalogue does not have any more.
  package var removedEntries: [String] = []

  package init(revision: String, commit: String) {
    self.revision = revision
    self.commit = commit
  }

  /// The revision with the first digits of its commit: `origin/main (1a2b3c4d)`.
  package var name: String {
    let digits = String(commit.prefix(8))
    return commit.hasPrefix(revision) ? digits : "\(revision) (\(digits))"
  }

  /// The names of the removed pictures, and of removed entries whose pictures are unknown.
  package var removed: [String] {
    let known = unmatched.map(\.entry).pathBytes
    return unmatched.map(\.name) + removedEntries.filter { !known.contains(PathBytes($0)) }
  }

  /// Returns the base of several runs, which all have the same one; nil if there is none.
  static func merging(_ bases: [RunBase]) -> RunBase? {
    guard var merged = bases.first else { return nil }
    merged.storedCount = bases.reduce(0) { $0 + $1.storedCount }
    merged.drawnCount = bases.reduce(0) { $0 + $1.drawnCount }
    var names: Set<PathBytes> = []
    merged.unmatched = bases.flatMap(\.unmatched).filter { names.insert(PathBytes($0.name)).inserted }
    var entries: Set<PathBytes> = []
    merged.removedEntries = bases.flatMap(\.removedEntries).filter { entries.insert(PathBytes($0)).inserted }
    return merged
  }
}
