import CellSnapshots

/// The decisions about the snapshots of a run since the preview was opened.
struct ReviewState: Hashable, Sendable, Codable {
  struct Refusal: Hashable, Sendable, Codable {
    var name: String
    /// The reason in one line.
    var reason: String
  }

  /// The number of the run, which a new run of another process raises.
  var run = 0
  /// The names of the snapshots that became references.
  var accepted: [String] = []
  /// The names of the snapshots that the user left as they are.
  var left: [String] = []
  /// The number of decisions that can be undone.
  var undoable = 0
  /// The snapshots that the last decision could not accept.
  var refused: [Refusal] = []
}

/// The snapshots of a decision, as the page sends them.
struct ReviewDecision: Hashable, Sendable, Codable {
  var names: [String]?
  /// The number of the run that the page shows.
  var run: Int?
  /// The addresses of the new pictures that the page shows, by the names of their snapshots.
  var pictures: [String: String]?
}
