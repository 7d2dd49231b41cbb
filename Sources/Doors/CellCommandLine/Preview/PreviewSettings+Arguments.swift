import CellPreview
import CellRevisions
import CellSnapshots
import Foundation

extension PreviewSettings {
  /// Makes the settings of a command line.
  @MainActor
  init(
    _ arguments: Arguments, catalog: any SnapshotCatalog.Type, program: ProgramName = .current
  ) throws {
    let executable = Bundle.main.executablePath ?? CommandLine.arguments[0]
    let timeout = try arguments[ConfigurationOptions.timeout]
    let shared: [any DeclaredOption] =
      [ConfigurationOptions.fonts, ConfigurationOptions.timeout] + catalog.options
    let words = arguments.words(of: shared)
    self.init(
      name: program.text, program: program.command, executable: executable,
      workerArguments: [PreviewWorkerCommand.name] + words + ["--"] + arguments.operands,
      entries: arguments.operands,
      verifyArguments: [VerifyCommand.name] + words, references: try arguments[RunOptions.references],
      limit: .seconds(timeout))
    // At a free port, no open tab would find the preview again.
    if try arguments[PreviewOptions.port] != 0 {
      keptToken = KeptToken(for: FileManager.default.currentDirectoryPath)
    }
    let output = try arguments[RunOptions.output]
    ignored = [output]
    watched = try arguments[PreviewOptions.watch]
    if !(try arguments[PreviewOptions.noBuild]) {
      build = try Self.build(of: executable, command: try arguments[PreviewOptions.buildCommand])
    }
    folderOptions =
      (references == RunOptions.references.defaultText ? [] : ["--references", references])
      + (output == RunOptions.output.defaultText ? [] : ["--output", output])
    let folder = RunFolder(path: output, program: program.command)
    if try arguments[PreviewOptions.review], folder.holdsRun {
      run = (folder, try RunReferences(arguments).store(for: try folder.read()))
    } else if let found = try? folder.read(), try RunReferences(arguments).areChosen(for: found) {
      run = (folder, ReferenceStore(folder: references))
    }
  }

  /// Returns the command that builds a program, and the folder of its package. A program outside a `.build` folder of
  /// SwiftPM has none unless the user gives the command.
  private static func build(
    of executable: String, command: [String]?
  ) throws -> (command: [String], package: String, start: String)? {
    let here = FileManager.default.currentDirectoryPath
    if let command, let word = command.firstIndex(of: "--package-path"), word + 1 < command.count {
      return (command, URL(fileURLWithPath: command[word + 1]).standardizedFileURL.path, here)
    }
    guard let program = BuiltProgram(executable: executable) else { return command.map { ($0, here, here) } }
    return (command ?? program.buildCommand, program.package, command == nil ? program.package : here)
  }
}
