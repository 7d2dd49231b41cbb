import CellCatalog

/// The knowledge about earlier processes that drew the same entries and ended early.
struct EarlierProcesses: Hashable, Sendable, Codable {
  /// Their early ends, in their order.
  var ends: [EarlyEnd] = []
  /// The names of the drawings that ended a process after an interrupted drawing, which may be the cause. They are
  /// drawn again once.
  var repeated: Set<String> = []
  /// Whether entries are drawn one after the other, since it is unknown which one ended the process before.
  var isCareful = false

  /// Whether an earlier process did a part of the work and printed the warnings that precede it.
  var didWork: Bool { isCareful || !ends.isEmpty || !repeated.isEmpty }
}
