import CellSnapshots

/// The folder of the references for a command that works from a run: the folder that the user names, or the
/// usual one.
///
/// A run's file also names a folder of references. This command never takes that folder, since the file usually
/// comes from another machine.
struct RunReferences {
  let folder: String
  private let isNamed: Bool

  init(_ arguments: Arguments) throws {
    folder = try arguments[RunOptions.references]
    isNamed = arguments.has(RunOptions.references)
  }

  /// Whether the user named the folder, or the run used the usual one too.
  func areChosen(for run: Run) -> Bool { isNamed || FilePath.areSame(run.references, folder) }

  /// Returns the folder of `run`'s references, and prints a line where the run names another folder.
  ///
  /// Throws, before anything is changed, where the user has to name the folder.
  func store(for run: Run) throws -> ReferenceStore {
    guard areChosen(for: run) else { throw .usage(advice(run)) }
    if !FilePath.areSame(run.references, folder) {
      StandardError.line(
        "the run used the references in \(run.references); --references replaces this folder by \(folder)")
    }
    return ReferenceStore(folder: folder)
  }

  /// Returns the words that say what to add to the command line.
  func advice(_ run: Run) -> String {
    "the run used the references in \(run.references), not in \(folder); add "
      + ShellWord.line(["--references", run.references])
  }
}
