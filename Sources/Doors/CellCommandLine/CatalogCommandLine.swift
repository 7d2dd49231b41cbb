import CellCatalog
import CellDrawing
import CellSnapshots
import Foundation

/// The command line of a catalogue: it finds the command, parses the command's options and runs it.
@MainActor
struct CatalogCommandLine {
  let program: ProgramName
  let catalog: any SnapshotCatalog.Type

  /// Runs the command that `arguments` ask for and returns the exit code. `arguments` do not have the program's
  /// name.
  func run(_ arguments: [String]) -> Int32 {
    do {
      let status = try dispatch(arguments)
      try Supervision.current.journal?.check()
      return status
    } catch {
      let failure = CommandFailure(error)
      StandardError.line("\(program.text): \(failure.message)")
      return failure.exitCode
    }
  }

  private func dispatch(_ arguments: [String]) throws -> Int32 {
    guard let first = arguments.first else {
      throw .usage("name a command; \(program.command) --help lists them")
    }
    switch first {
    case "--help", "-h", "help":
      try StandardOutput.text(help)
      return ExitCode.success
    case "--version":
      try StandardOutput.text("CellSnap \(CellSnapVersion.text)\n")
      return ExitCode.success
    default:
      break
    }
    guard let command = CommandList.named(first) else { throw unknown(first) }
    return try run(command, Array(arguments.dropFirst()))
  }

  private func run(_ command: any Command.Type, _ arguments: [String]) throws -> Int32 {
    let help = CommandOption("help", shortName: "h", summary: "Show this help")
    let parser = OptionParser(
      program: "\(program.command) \(command.name)", operands: command.operands, summary: command.summary,
      options: command.options(of: catalog) + [help])
    let parsed = try parser.parse(arguments)
    guard !parsed.has(help) else {
      try StandardOutput.text(parser.help)
      return ExitCode.success
    }
    return try DiagnosticLines.writing { try command.run(parsed, catalog: catalog) }
  }

  private func unknown(_ word: String) -> CommandFailure {
    if word.hasPrefix("-") {
      return .usage(
        "Unknown option \(word); name a command before its options; \(program.command) --help lists the commands"
      )
    }
    let nearest = EditDistance.nearest(to: word, among: CommandList.all.map { $0.name })
    let suggestion = nearest.map { "did you mean \(program.command) \($0)? " } ?? ""
    return .usage("there is no command \(word); \(suggestion)\(program.command) --help lists the commands")
  }

  var help: String {
    let width = CommandList.all.map { $0.name.count }.max() ?? 0
    let commands = CommandList.all.map { command in
      "  " + command.name.padding(toLength: width + 2, withPad: " ", startingAt: 0) + command.summary
    }
    return """
      Usage:
        \(program.command) COMMAND [OPTION…]

      Commands:
      \(commands.joined(separator: "\n"))

        \(program.command) COMMAND --help   the command's options
        \(program.command) --version        the version

      """
  }
}
