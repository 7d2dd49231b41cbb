import Foundation
import CellSnapSourcePass

/// The options of the command line.
struct PassOptions {
  static let usage = """
    usage: cellsnap-pass FOLDER|FILE… --output FOLDER [--exclude PATH]…
           cellsnap-pass --list FILE [--cache FILE] [--slice FILE] [--plan FILE --watched FOLDER]
               [--symbols FILE --assets CATALOGUE… [--own FILE]…]
           cellsnap-pass coverage FOLDER [--exclude PATH]… [--json FILE] [--log FILE] [--as-is] [-- OPTION…]
           cellsnap-pass members FOLDER…

    Writes, for each Swift file, what Swift on Linux accepts of it, and says what it cannot do. A list has a file and
    the one to write on each line, with a tab between them. A plan says, for the plugin, what was there when the list was
    made. A slice says which declarations of the files are written, and which of them without their bodies. --symbols names
    the file for the symbols that Xcode makes for asset catalogues, and --own the module's other files.

    coverage typechecks the files of a folder as one module, after the pass or as they are, and says how many compile
    and what is missing. The options after -- are the compiler's; --log keeps what it printed.

    members prints the public types of a folder and their members, as Markdown.
    """

  private(set) var wantsHelp = false
  private(set) var cache: URL?
  /// The file that says which parts of the files are passed; nil for all.
  private(set) var slice: URL?
  /// The file for the symbols of asset catalogues.
  private var symbolsOutput: URL?
  private var catalogues: [URL] = []
  /// The files of the module that are not passed.
  private var ownFiles: [URL] = []
  private var sources: [URL] = []
  private var excluded: [URL] = []
  private var output: URL?
  private var list: URL?
  private var plan: URL?
  private var watched: URL?

  init(_ arguments: [String]) throws(CommandError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h": wantsHelp = true
      case "--output": output = try Self.value(of: argument, &rest)
      case "--exclude": excluded.append(try Self.value(of: argument, &rest))
      case "--list": list = try Self.value(of: argument, &rest)
      case "--plan": plan = try Self.value(of: argument, &rest)
      case "--watched": watched = try Self.value(of: argument, &rest)
      case "--slice": slice = try Self.value(of: argument, &rest)
      case "--symbols": symbolsOutput = try Self.value(of: argument, &rest)
      case "--assets": catalogues.append(try Self.value(of: argument, &rest))
      case "--own": ownFiles.append(try Self.value(of: argument, &rest))
      case "--cache": cache = try Self.value(of: argument, &rest)
      case _ where argument.hasPrefix("-"): throw .usage("there is no option \(argument)")
      default: sources.append(URL(filePath: argument))
      }
    }
    if wantsHelp { return }
    guard (plan == nil) == (watched == nil), list != nil || plan == nil else {
      throw .usage("--plan and --watched go with each other and a --list")
    }
    guard (symbolsOutput == nil) == catalogues.isEmpty else {
      throw .usage("--symbols and --assets go with each other")
    }
    guard list == nil ? output != nil && !sources.isEmpty : output == nil && sources.isEmpty else {
      throw .usage("name what to pass and --output, or a --list")
    }
  }

  /// The file for the symbols of asset catalogues; nil without catalogues.
  var symbols: FolderPass.Symbols? {
    symbolsOutput.map { FolderPass.Symbols(catalogues: catalogues, output: $0, ownFiles: ownFiles) }
  }

  static func value(of option: String, _ rest: inout ArraySlice<String>) throws(CommandError) -> URL {
    guard let value = rest.popFirst() else { throw .usage("\(option) needs a path") }
    return URL(filePath: value)
  }

  /// Returns the files to pass with their output files.
  func items() throws(PassError) -> [FolderPass.Item] {
    if let list {
      if let plan, let watched { try PlanCheck(plan: plan, watched: watched).check() }
      return try SwiftFiles.listed(in: list)
    }
    guard let output else { return [] }
    return try SwiftFiles.items(in: sources, excluding: excluded, output: output)
  }
}
