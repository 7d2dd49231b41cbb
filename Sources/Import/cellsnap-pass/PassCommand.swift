import Foundation
import CellSnapSourcePass

/// The command `cellsnap-pass`: writes the files that the compiler gets in place of an app's files.
@main struct PassCommand {
  static func main() {
    do throws(CommandError) {
      var arguments = Array(CommandLine.arguments.dropFirst())
      if arguments.first == "coverage" {
        arguments.removeFirst()
        try CoverageCommand(arguments).run()
        return
      }
      if arguments.first == "members" {
        try MembersOptions(arguments.dropFirst()).run()
        return
      }
      let options = try PassOptions(arguments)
      if options.wantsHelp {
        print(PassOptions.usage)
        return
      }
      let problems = try run(options)
      for problem in problems { say(problem.description) }
    } catch {
      say("cellsnap-pass: \(error)")
      exit(error.isUsage ? 64 : 1)
    }
  }

  private static func run(_ options: PassOptions) throws(CommandError) -> [Problem] {
    do {
      return try FolderPass(
        options.items(), cache: options.cache, slice: options.slice.map(SourceSlice.init(contentsOf:)),
        symbols: options.symbols
      ).run()
    } catch {
      throw .failed(error)
    }
  }

  private static func say(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}

/// The reason why the command did nothing.
enum CommandError: Error, CustomStringConvertible {
  case usage(String)
  case failed(any Error)
  /// The problems that a check found, one per line.
  case found([String])

  var isUsage: Bool {
    if case .usage = self { true } else { false }
  }

  var description: String {
    switch self {
    case .usage(let message): "\(message)\n\(PassOptions.usage)"
    case .failed(let error): "\(error)"
    case .found(let problems): "\(problems.count) to mend\n" + problems.joined(separator: "\n")
    }
  }
}
