/// The options of all commands that build a program.
enum BuildOptions {
  static let buildCommand = CommandOption(
    "build-command", argument: "COMMAND",
    summary: "The command that builds the program, as in \"swift build --product snapshots -c release\"",
    usual: "swift build for this program"
  ) { text in
    let words = text.split(separator: " ").map(String.init)
    guard !words.isEmpty else { throw OptionValueError("give a command such as \"swift build\"") }
    return words
  }
}
