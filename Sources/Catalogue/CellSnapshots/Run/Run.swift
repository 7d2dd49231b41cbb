/// A finished run of `record` or `verify`, as stored in `run.json` in the run folder.
///
///     { "version": 1, "references": "Snapshots", "rule": "exact", "patterns": [],
///       "snapshots": [ { "name": "Feed/Feed.320@2x", "verdict": "identical", … }, … ], "dead": [] }
package struct Run: Hashable, Sendable, Codable {
  /// The version of the format of `run.json`.
  package static let currentVersion = 1

  package var version = Run.currentVersion
  /// The program's version.
  package var program: String
  /// The folder of the references, as the user named it.
  package var references: String
  /// The rule in the form of the command line.
  package var rule: String
  /// The patterns that chose the entries; empty if all entries were taken.
  package var patterns: [String]
  /// The shard that the run took; nil if it took everything.
  package var shard: Shard?
  /// The hash of the times by which the shards were balanced; nil if they were not. Shards that were balanced by other
  /// times overlap, or leave snapshots out.
  package var shardTimes: String?
  /// The base revision that snapshots without a reference were compared with; nil if there is none.
  package var base: RunBase?
  /// Whether the run finished.
  package var isComplete = true
  /// Whether the run used the usual widths and not some that the user named.
  package var hasUsualWidths = true
  /// Whether the run decoded the pixels of every reference instead of trusting the hashes in their files; nil if this
  /// is unknown.
  package var decodesReferences: Bool?
  /// The shards that the run was merged from; empty if it was made in one piece.
  package var shards: [Shard] = []
  /// The results, one for each picture, in the order of the entries.
  package var snapshots: [SnapshotResult]
  /// The paths, below the references, of references that no entry produces; empty unless all entries were taken.
  package var dead: [String]
  /// The paths, below the references, of references of the run's entries that it did not examine. These are, for
  /// example, dark ones if nothing dark was drawn. The value is nil if the run did not look for them.
  package var unseen: [String]?

  package init(
    program: String, references: String, rule: String, patterns: [String] = [], shard: Shard? = nil,
    snapshots: [SnapshotResult] = [], dead: [String] = []
  ) {
    self.program = program
    self.references = references
    self.rule = rule
    self.patterns = patterns
    self.shard = shard
    self.snapshots = snapshots
    self.dead = dead
  }

  /// Whether the run examined every entry.
  package var isFull: Bool { isComplete && patterns.isEmpty && shard == nil && missingShards.isEmpty }

  /// The indices of the shards that are missing from the whole run.
  package var missingShards: [Int] { Shard.missing(in: shards) }

  package var pictures: [RunPicture] { snapshots.flatMap(\.pictures) }

  package var isPassing: Bool { snapshots.allSatisfy(\.isPassing) }
}
