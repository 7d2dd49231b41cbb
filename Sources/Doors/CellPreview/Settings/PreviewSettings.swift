import CellCatalog
package import CellSnapshots

/// The settings of a preview.
package struct PreviewSettings: Sendable {
  /// The name of the program, for titles.
  package var name: String
  /// The command that runs the program: `swift run snapshots`.
  package var program: String
  /// The path of the program's file.
  package var executable: String
  /// The arguments of a process that draws, after the program's path.
  package var workerArguments: [String]
  /// The patterns that choose the entries; all entries if empty.
  package var entries: [String]
  /// The arguments of a process that verifies pictures, after the program's path and without entries and folders.
  package var verifyArguments: [String]
  /// The command that builds the program, the folder of its package, and the folder in which the command runs; nil if the
  /// preview does not build.
  package var build: (command: [String], package: String, start: String)?
  /// Further folders to watch, and folders whose changes start no build.
  package var watched: [String] = []
  package var ignored: [String] = []
  /// The folder of the references.
  package var references: String
  /// The run to review; nil if there is none.
  package var run: (folder: RunFolder, store: ReferenceStore)?
  /// The words that name the folders in lines to copy.
  package var folderOptions: [String] = []
  /// The place of the secret, so that it stays after a restart; nil for a new secret at each start.
  package var keptToken: KeptToken?
  /// The maximum time for one picture.
  package var limit: Duration

  package init(
    name: String, program: String, executable: String, workerArguments: [String],
    entries: [String], verifyArguments: [String], references: String, limit: Duration
  ) {
    self.name = name
    self.program = program
    self.executable = executable
    self.workerArguments = workerArguments
    self.entries = entries
    self.verifyArguments = verifyArguments
    self.references = references
    self.limit = limit
  }
}
