import CellSnapshots
import Foundation
import MFS

/// The options of `record` and `verify` as values.
struct RunOptions {
  static let references = CommandOption(
    "references", argument: "DIR", summary: "The folder of the references", default: "Snapshots",
    read: OptionValue.folder)
  static let output = CommandOption(
    "output", shortName: "o", argument: "DIR", summary: "The folder of the run", default: "cellsnap-run",
    read: OptionValue.folder)
  static let shard = CommandOption(
    "shard", argument: "I/N",
    summary: "Draw part I of N; auto reads the CI system's variables, auto/N if they do not say N",
    read: ShardChoice.init(reading:))
  static let times = CommandOption(
    "times", argument: "FILE",
    summary: "Balance the shards by the times.json of an earlier run, the same file on every machine",
    read: OptionValue.file)
  static let junit = CommandOption(
    "junit", argument: "FILE", summary: "Write the results as JUnit XML", read: OptionValue.file)
  static let markdown = CommandOption(
    "markdown", argument: "FILE", summary: "Write a summary in Markdown", read: OptionValue.file)
  static let comment = CommandOption(
    "comment", argument: "FILE", summary: "Write a comment for a pull request in Markdown",
    read: OptionValue.file)
  static let pictures = CommandOption(
    "pictures", argument: "DIR", summary: "Write the comment's pictures, 6 at most", read: OptionValue.folder)
  static let picturesAddress = CommandOption(
    "pictures-url", argument: "PREFIX", summary: "The address of the folder with the comment's pictures",
    read: SummaryFiles.address)
  static let export = CommandOption(
    "export", argument: "DIR",
    summary: "Write the pictures with JSON for the reviews of Sentry, reg-cli and reg-suit",
    read: OptionValue.folder)
  static let timing = RenderOptions.timing
  static let decode = CommandOption(
    "decode", summary: "Compare the pixels of every reference, not the hashes; always on if CI is set")

  /// The options of the files that `SummaryFiles` names.
  static let summaryFiles: [any DeclaredOption] = [
    junit, markdown, comment, pictures, picturesAddress, export,
  ]
  static let all: [any DeclaredOption] =
    [references, output, shard, times] + summaryFiles + [decode, timing]

  var references: String
  var output: String
  var shard: Shard?
  /// The path of the times by which the shards are balanced.
  var times: String?
  var summaries: SummaryFiles
  var printsTiming: Bool
  var decodesReferences: Bool

  init(
    _ arguments: Arguments, environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws {
    references = try arguments[Self.references]
    output = try arguments[Self.output]
    guard !FilePath.areSame(output, references) else {
      throw .usage("--output \(output): this is the folder of the references; name another folder")
    }
    shard = try arguments[Self.shard]?.shard(in: environment)
    times = try arguments[Self.times]
    guard times == nil || shard != nil else {
      throw .usage("--times: only shards are balanced by times; give --shard 1/4 or --shard auto too")
    }
    summaries = try SummaryFiles(arguments)
    printsTiming = try arguments[Self.timing]
    decodesReferences = try arguments[Self.decode] || SnapshotRecordMode.isInCI(environment)
  }
}
