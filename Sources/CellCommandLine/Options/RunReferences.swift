import CellSnapshots

/// The folder of the references for a command that works from a run: what its user says, or the usual one.
///
/// A run's file says which references it looked at, and comes from another machine more often than not: its word is
/// never taken.
struct RunReferences {
  let folder: String
  private let isNamed: Bool

  init(_ arguments: Arguments) throws(CommandFailure) {
    folder = try arguments[RunOptions.references]
    isNamed = arguments.has(RunOptions.references)
  }

  /// Whether the user named the folder, or the run looked at the usual one as well.
  func areChosen(for run: Run) -> Bool { isNamed || FilePath.areSame(run.references, folder) }

  /// The folder of `run`'s references. Says so where it is another than the one that the run names.
  ///
  /// Throws, before anything is touched, where the user has to name it.
  func store(for run: Run) throws(CommandFailure) -> ReferenceStore {
    guard areChosen(for: run) else { throw .usage(advice(run)) }
    if !FilePath.areSame(run.references, folder) {
      StandardError.line(
        "the run looked at references in \(run.references); --references takes \(folder) for them")
    }
    return ReferenceStore(folder: folder)
  }

  /// What to add to the command line.
  func advice(_ run: Run) -> String {
    "the run looked at references in \(run.references), not in \(folder); add "
      + ShellWord.line(["--references", run.references])
  }
}
