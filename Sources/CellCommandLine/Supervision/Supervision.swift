import CellCatalog
import CellSnapshots

/// The knowledge of this process about those that drew the same entries before it and ended early.
struct Supervision {
  /// Nil where nobody watches this process.
  var journal: RunJournal?
  /// The ends of the processes before this one, in their order.
  var ends: [EarlyEnd] = []
  /// Whether entries are drawn one after the other, since nobody knows which one ended the process before.
  var isCareful = false

  /// The knowledge of this process.
  @MainActor static var current = Supervision()

  /// Whether another process did a part of the work, and said what there was to say before it.
  var isResumed: Bool { isCareful || !ends.isEmpty }
}
