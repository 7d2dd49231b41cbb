import CellCommandLine
import CellImport
import Foundation

/// The command `import`: makes a package that draws the cells and views of an app, and draws them.
enum ImportCommand: Command {
  static let name = "import"
  static let summary = "Make a package that draws the cells and views of an app or a package, and draw them."
  static let operands = "FOLDER"
  static let isWatched = false

  private static let output = CommandOption(
    "output", shortName: "o", argument: "DIR", summary: "The folder for the package",
    usual: "beside the app's"
  ) { $0 }
  private static let target = CommandOption(
    "target", argument: "NAME", summary: "The target of the project", usual: "the one with most cells"
  ) { $0 }
  private static let update = CommandOption(
    "update", summary: "Import into the package of an earlier import, and keep the files that you changed")
  private static let onlyWrites = CommandOption("no-build", summary: "Write the package without building it")
  private static let scratch = CommandOption(
    "scratch-path", argument: "DIR", summary: "The folder of the build, which several packages may share",
    usual: ".build in the package"
  ) { URL(filePath: $0, directoryHint: .isDirectory).standardizedFileURL }
  private static let sources = CommandOption(
    "sources", argument: "DIR", summary: "A folder with the sources of other modules, a folder for each",
    usual: "what the app's package managers left or can fetch"
  ) { URL(filePath: $0, directoryHint: .isDirectory).standardizedFileURL }
  private static let buildOptions = CommandOption(
    "build-options", list: "TEXT", summary: "Options of swift build, separated by spaces"
  ) { $0.split(separator: " ").map(String.init) }
  private static let widths = CommandOption(
    "widths", list: "LIST", summary: "Widths of the pictures in points", usual: "320,390"
  ) { text -> [Double] in
    text.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) ?? 0 }
  }

  static func options(of catalog: any SnapshotCatalog.Type) -> [any DeclaredOption] {
    [output, target, update, onlyWrites, scratch, sources, buildOptions, widths]
  }

  static func run(_ arguments: Arguments, catalog: any SnapshotCatalog.Type) throws -> Int32 {
    guard let name = arguments.operands.first, arguments.operands.count == 1 else {
      throw .usage("name the folder of one app")
    }
    let folder = URL(filePath: name, directoryHint: .isDirectory).standardizedFileURL
    let output =
      try arguments[output].map { URL(filePath: $0, directoryHint: .isDirectory).standardizedFileURL }
      ?? folder.deletingLastPathComponent().appending(
        path: folder.lastPathComponent + "-snapshots", directoryHint: .isDirectory)
    var options = ImportOptions(folder: folder, output: output, modules: try CellSnapFolder.find())
    options.target = try arguments[target]
    options.buildOptions = try arguments[buildOptions]
    options.scratch = try arguments[scratch]
    options.sources = try arguments[sources]
    let widths = try arguments[widths]
    guard widths.allSatisfy({ (1...10_000).contains($0) }) else {
      throw .usage("--widths: give points from 1 to 10000, with commas between them")
    }
    options.widths = widths.isEmpty ? [320, 390] : widths
    options.isUpdate = try arguments[update]
    let progress = ProgressLine()
    defer { progress.clear() }
    func show(_ step: AppImport.Step) {
      // Without a terminal, minutes without a line would look like a hang.
      if progress.isShown { progress.show(step.text) } else { StandardError.line(step.text) }
    }
    var app = try AppImport(options).run(show)
    if try !arguments[onlyWrites] { try app.draw(show) }
    progress.clear()
    for line in app.report.problems { StandardError.line(line) }
    for line in app.report.lines { try StandardOutput.line(line) }
    return 0
  }
}

extension AppImport.Step {
  /// The step in words, for the terminal.
  fileprivate var text: String {
    switch self {
    case .opening(let folder): "looking for the targets of \(folder)"
    case .reading(let target, let files): "reading \(files) files of \(target)"
    case .planning(let files): "planning what to compile of \(files) files"
    case .building(let module, let isFirst):
      isFirst
        ? "building CellSnap's modules; the first time takes 7 to 13 minutes on two cores, and later ones seconds"
        : "building \(module)"
    case .finding(let count): "looking for the sources of \(count) modules"
    case .compilingModule(let name, let round, let errors):
      "compiling \(name), round \(round): \(errors) errors"
    case .compiling(let round, let errors, let files):
      "compiling \(files) files, round \(round): \(errors) errors"
    case .compilingTests(let name, let files): "compiling \(files) files of \(name)"
    case .writing(let path): "writing \(path)"
    case .drawing(let text): text
    }
  }
}
