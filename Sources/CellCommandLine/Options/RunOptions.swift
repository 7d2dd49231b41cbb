import CellSnapshots
import Foundation
import MFS

/// The options of `record` and `verify` as values.
struct RunOptions {
  static let references = CommandOption(
    "references", argument: "DIR", summary: "The folder of the references (Snapshots)")
  static let output = CommandOption(
    "output", shortName: "o", argument: "DIR", summary: "The folder of the run (cellsnap-run)")
  static let shard = CommandOption(
    "shard", argument: "I/N",
    summary: "Take part I of N; auto asks the CI system's variables, auto/N with N of them")
  static let junit = CommandOption("junit", argument: "FILE", summary: "Write the results as JUnit's XML")
  static let markdown = CommandOption("markdown", argument: "FILE", summary: "Write a summary in Markdown")
  static let timing = RenderOptions.timing

  static let all = [references, output, shard, junit, markdown, timing]

  static let defaultReferences = "Snapshots"
  static let defaultOutput = "cellsnap-run"

  var references: String
  var output: String
  var shard: Shard?
  /// The paths of further files to write, nil where they are not asked for.
  var junit: String?
  var markdown: String?

  init(
    _ arguments: Arguments, environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(CommandFailure) {
    references = try Self.references(arguments)
    output = try Self.folder(Self.output, arguments) ?? Self.defaultOutput
    shard = try arguments[Self.shard.name].map { text throws(CommandFailure) in
      try Self.shard(text, environment)
    }
    junit = try Self.folder(Self.junit, arguments)
    markdown = try Self.folder(Self.markdown, arguments)
  }

  static func references(_ arguments: Arguments) throws(CommandFailure) -> String {
    try folder(references, arguments) ?? defaultReferences
  }

  static func folder(_ option: CommandOption, _ arguments: Arguments) throws(CommandFailure) -> String? {
    guard let path = arguments[option.name] else { return nil }
    guard !path.isEmpty else {
      throw .usage("--\(option.name) is empty; name a \(option.argument == "DIR" ? "folder" : "file")")
    }
    return path
  }

  private static func shard(_ text: String, _ environment: [String: String]) throws(CommandFailure) -> Shard {
    if text == "auto" || text.hasPrefix("auto/") {
      let count = text.hasPrefix("auto/") ? Shard("1/\(text.dropFirst(5))")?.count : nil
      guard text == "auto" || count != nil else {
        throw .usage("--shard \(text.shortened): give the number of machines after auto/, as in auto/4")
      }
      guard let shard = Shard(environment: environment, count: count) else {
        throw .usage(
          "--shard \(text.shortened): no variable says which machine of how many this is (\(Shard.variableNames)); "
            + "give --shard 1/4, or auto/4 where the system does not say how many there are")
      }
      return shard
    }
    guard let shard = Shard(text) else {
      throw .usage(
        "--shard \(text.shortened): give the machine's number and how many there are, as in 2/4, or auto")
    }
    return shard
  }
}
