/// The knowledge of this process about the process that watches it, and about earlier watched processes.
struct Supervision {
  /// The journal of the work, or nil where no process watches this one.
  var journal: RunJournal?
  var earlier = EarlierProcesses()

  /// The supervision of this process.
  @MainActor static var current = Supervision()

  /// Whether an earlier process did a part of the work and printed the warnings that precede it.
  var isResumed: Bool { earlier.didWork }
}
