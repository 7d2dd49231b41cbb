import CellSnapshots
import Foundation

/// What the program is called: `cellsnap`, or a user's own.
struct ProgramName: Hashable, Sendable {
  /// What its messages begin with.
  let text: String
  /// What a user types to run it: `swift run snapshots` where SwiftPM built it, else its name.
  let command: String

  /// - Parameters:
  ///   - argument: what it was run as.
  ///   - executable: the path of its file.
  init(argument: String, executable: String) {
    let file = FilePath.name(of: executable)
    let name = argument.isEmpty ? file : FilePath.name(of: argument)
    text = name.isEmpty ? "cellsnap" : name
    let folders = FilePath.parts(of: executable).dropLast()
    guard folders.contains(".build") else {
      command = ShellWord.line([text])
      return
    }
    let configuration = folders.last == "release" ? ["-c", "release"] : []
    command = ShellWord.line(["swift", "run"] + configuration + [file])
  }

  static let current = ProgramName(
    argument: CommandLine.arguments.first ?? "", executable: Bundle.main.executablePath ?? "")
}
