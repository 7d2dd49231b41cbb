import CellCatalog
import CellSnapshots

/// The knowledge of this process about earlier processes that drew the same entries and ended early.
struct Supervision {
  /// The journal of the work, or nil where no process watches this one.
  var journal: RunJournal?
  /// The early ends of the processes before this one, in their order.
  var ends: [EarlyEnd] = []
  /// The names of the drawings that ended a process after an interrupted drawing, which may be the cause. They are
  /// drawn again once.
  var repeated: Set<String> = []
  /// Whether entries are drawn one after the other, since it is unknown which one ended the process before.
  var isCareful = false

  /// The supervision of this process.
  @MainActor static var current = Supervision()

  /// Whether an earlier process did a part of the work and printed the warnings that precede it.
  var isResumed: Bool { isCareful || !ends.isEmpty || !repeated.isEmpty }
}
