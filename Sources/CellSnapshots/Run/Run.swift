/// A finished run of `record` or `verify`: what `run.json` in the run folder holds.
///
///     { "version": 1, "references": "Snapshots", "rule": "exact", "patterns": [],
///       "snapshots": [ { "name": "Feed/Feed.320@2x", "verdict": "identical", … }, … ], "dead": [] }
package struct Run: Hashable, Sendable, Codable {
  /// The version of the format of `run.json`.
  package static let currentVersion = 1

  package var version = Run.currentVersion
  /// The program's version.
  package var program: String
  /// The folder of the references, as it was named.
  package var references: String
  /// As the command line writes it.
  package var rule: String
  /// What chose the entries; empty when all were taken.
  package var patterns: [String]
  package var shard: Shard?
  /// Whether it came to its end.
  package var isComplete = true
  /// Whether it looked at the widths that are usual, not at some that were named.
  package var hasUsualWidths = true
  /// Whether it decoded the pixels of every reference, rather than trust the hashes of their files; nil where nobody says.
  package var decodesReferences: Bool?
  /// Those that it was put together of; empty of a run that was made in one piece.
  package var shards: [Shard] = []
  /// One for each picture, in the order of the entries.
  package var snapshots: [SnapshotResult]
  /// The paths, below the references, of those that no entry produces; empty unless all entries were taken.
  package var dead: [String]
  /// The paths, below the references, of those of its entries that it did not look at, such as dark ones where nothing
  /// dark was drawn; nil of a run that did not look for them.
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

  /// Whether it looked at every entry there is.
  package var isFull: Bool { isComplete && patterns.isEmpty && shard == nil && missingShards.isEmpty }

  /// The indices of those that are missing for it to be whole.
  package var missingShards: [Int] { Shard.missing(in: shards) }

  package var pictures: [RunPicture] { snapshots.flatMap(\.pictures) }

  package var isPassing: Bool { snapshots.allSatisfy(\.isPassing) }
}
