import CellRevisions
import CellSnapshots
import Foundation
import MFS

/// The command `store`: copies the store of what base revisions draw, or removes what is old in it.
enum StoreCommand: Command {
  static let name = "store"
  static let summary = "Copy the store of base revisions to or from a folder or an address, or prune it."
  static let operands = "push|pull DIR|URL, or prune"
  static let isWatched = false

  private static let store = CommandOption(
    "store", argument: "DIR", summary: "The store", usual: ".build/cellsnap-base/store of the package",
    read: OptionValue.folder)
  private static let days = CommandOption(
    "days", argument: "COUNT", summary: "prune: remove what was not used for so many days",
    read: OptionValue.wholeNumber(0...36_500, unit: "days"))
  private static let size = CommandOption(
    "size", argument: "MB", summary: "prune: remove what was unused for longest, down to this size",
    read: OptionValue.wholeNumber(0...100_000_000, unit: "megabytes"))

  static func options(of catalog: any SnapshotCatalog.Type) -> [any DeclaredOption] { [store, days, size] }

  static func run(_ arguments: Arguments, catalog: any SnapshotCatalog.Type) throws -> Int32 {
    let words = arguments.operands
    switch (words.first, words.count) {
    case ("push", 2): return try push(words[1], arguments)
    case ("pull", 2): return try pull(words[1], arguments)
    case ("prune", 1): return try prune(arguments)
    default:
      throw .usage(
        "say store push DIR, store pull DIR or store prune; DIR may be an address such as https://example.com/store"
      )
    }
  }

  private static func push(_ text: String, _ arguments: Arguments) throws -> Int32 {
    try checkPruneOptions(arguments)
    let place = try StorePlace(text)
    let result = try StoreTransfer(try ContentStore(reading: try folder(arguments))).push(to: place)
    return try report(result, "pushed to \(place.shown)")
  }

  private static func pull(_ text: String, _ arguments: Arguments) throws -> Int32 {
    try checkPruneOptions(arguments)
    let place = try StorePlace(text)
    let result = try StoreTransfer(try ContentStore(making: try folder(arguments))).pull(from: place)
    return try report(result, "pulled from \(place.shown)")
  }

  /// Prints what was copied. Returns a failure if something was left out.
  private static func report(_ result: StoreTransfer.Result, _ words: String) throws -> Int32 {
    for problem in result.problems { StandardError.line("\(problem); its base is left out") }
    try StandardOutput.line("\(bases(result.bases)) with \(pictures(result.pictures)) \(words)")
    return result.problems.isEmpty ? ExitCode.success : ExitCode.failure
  }

  private static func prune(_ arguments: Arguments) throws -> Int32 {
    let (days, size) = (try arguments[Self.days], try arguments[Self.size])
    guard days != nil || size != nil else {
      throw .usage("store prune: say what is too much: --days 30, --size 2000 or both")
    }
    let store = try ContentStore(reading: try folder(arguments))
    let pruning = try store.prune(
      unusedFor: days.map { $0 * 86_400 }, beyond: size.map { $0 * 1_000_000 },
      willWait: { StandardError.line("another process uses the store \(store.folder); waiting for it") })
    try StandardOutput.line(
      "\(files(pruning.removedFiles)) with \(megabytes(pruning.removedBytes)) removed, "
        + "\(files(pruning.keptFiles)) with \(megabytes(pruning.keptBytes)) kept")
    return ExitCode.success
  }

  private static func checkPruneOptions(_ arguments: Arguments) throws {
    for option in [days, size] where arguments.has(option) {
      throw .usage("--\(option.name): only store prune removes something; leave it out")
    }
  }

  private static func folder(_ arguments: Arguments) throws -> String {
    if let folder = try arguments[store] { return folder }
    guard let program = BuiltProgram(executable: Bundle.main.executablePath ?? "") else {
      throw .usage("this program is in no folder .build of a package; name the store with --store")
    }
    return BaseRequest.usualStore(of: program)
  }

  private static func bases(_ count: Int) -> String { count == 1 ? "1 base" : "\(count) bases" }

  private static func pictures(_ count: Int) -> String { count == 1 ? "1 picture" : "\(count) pictures" }

  private static func files(_ count: Int) -> String { count == 1 ? "1 file" : "\(count) files" }

  private static func megabytes(_ bytes: Int) -> String {
    (Double(bytes) / 1e6).formatted(decimals: 1) + " MB"
  }
}
