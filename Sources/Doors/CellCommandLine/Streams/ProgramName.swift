import CellSnapshots
import Foundation

/// The name of the program: `cellsnap`, or a user's own program.
struct ProgramName: Hashable, Sendable {
  /// The name at the beginning of the program's messages.
  let text: String
  /// The command that runs the program: `swift run snapshots` where SwiftPM built it, else the program's name.
  let command: String

  /// - Parameters:
  ///   - argument: the first argument of the process.
  ///   - executable: the path of the program's file.
  ///   - sdk: the options with which SwiftPM finds the SDK that built the program.
  init(argument: String, executable: String, sdk: [String] = []) {
    let file = FilePath.name(of: executable)
    let name = argument.isEmpty ? file : FilePath.name(of: argument)
    text = name.isEmpty ? "cellsnap" : name
    let folders = FilePath.parts(of: executable).dropLast()
    guard folders.contains(".build"), ["debug", "release"].contains(folders.last) else {
      command = ShellWord.line([text])
      return
    }
    let configuration = folders.last == "release" ? ["-c", "release"] : []
    command = ShellWord.line(["swift", "run"] + sdk + configuration + [file])
  }

  static let current = ProgramName(
    argument: CommandLine.arguments.first ?? "", executable: Bundle.main.executablePath ?? "",
    sdk: SDKOptions.ofProgram)
}
