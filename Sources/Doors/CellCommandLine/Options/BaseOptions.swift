import CellCatalog
import CellRevisions
import CellSnapshots
import Foundation
import MFS

/// The options of a comparison with a base revision as values.
struct BaseOptions {
  static let base = CommandOption(
    "base", argument: "REVISION",
    summary:
      "Compare what has no reference with what this revision of git draws; main... is the commit shared with main"
  ) { text in
    guard !text.isEmpty, !text.hasPrefix("-") else {
      throw OptionValueError("name a branch, a tag or a commit, as in origin/main")
    }
    return text
  }
  static let store = CommandOption(
    "store", argument: "DIR", summary: "The store of what base revisions draw",
    usual: ".build/cellsnap-base/store of the package", read: OptionValue.folder)
  static let buildCommand = BuildOptions.buildCommand

  static let all: [any DeclaredOption] = [base, store, buildCommand]

  var revision: String
  var store: String?
  var buildCommand: [String]?
  var program: BuiltProgram

  /// Returns nil if no base is named. Throws for a program whose package is unknown, and for operands that are files,
  /// which a base cannot read.
  init?(_ arguments: Arguments, executable: String = Bundle.main.executablePath ?? "") throws {
    guard let revision = try arguments[Self.base] else {
      if arguments.has(Self.store) { throw .usage("--store: this is for a base revision; give --base too") }
      if arguments.has(Self.buildCommand) {
        throw .usage("--build-command: this is for a base revision; give --base too")
      }
      return nil
    }
    guard let program = BuiltProgram(executable: executable) else {
      throw .usage(
        "--base: this program is in no folder .build of a package, so its sources are unknown; run it by swift run"
      )
    }
    if let file = arguments.operands.first(where: { $0 == "-" || $0.lowercased().hasSuffix(".json") }) {
      throw .usage(
        "--base compares entries of the catalogue, and \(file.shortened) is a file; leave out one of the two")
    }
    self.revision = revision
    self.program = program
    store = try arguments[Self.store]
    buildCommand = try arguments[Self.buildCommand]
  }

  /// Returns the request for the base. Call it after the fonts are configured.
  ///
  /// - Parameter options: The catalogue's own options.
  func request(_ arguments: Arguments, catalogue options: [any DeclaredOption]) -> BaseRequest {
    let machine: [any DeclaredOption] = [ConfigurationOptions.threads, ConfigurationOptions.timeout]
    var request = BaseRequest(revision: revision, program: program)
    request.buildCommand = buildCommand
    request.words = arguments.words(
      of: ConfigurationOptions.all.filter { option in !machine.contains { $0.name == option.name } })
    request.machineWords = arguments.words(of: machine)
    request.catalogueWords = arguments.words(of: options)
    request.circumstances = BaseCircumstances.lines(version: CellSnapVersion.text)
    request.store = store
    return request
  }
}
