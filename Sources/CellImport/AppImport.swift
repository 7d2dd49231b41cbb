internal import CellSnapSourcePass
internal import Foundation

/// An import of an app: from its folder to a package that draws its cells.
package struct AppImport {
  /// A step of the import, for a person who waits.
  package enum Step: Sendable {
    case reading(target: String, files: Int)
    case building(module: String)
    case compiling(round: Int, errors: Int, files: Int)
    case writing(String)
  }

  private let options: ImportOptions

  package init(_ options: ImportOptions) {
    self.options = options
  }

  package func run(_ progress: (Step) -> Void) throws -> ImportReport {
    try WrittenFiles.check(options.output, isUpdate: options.isUpdate)
    let folder = try AppFolder(options.folder)
    var choice = TargetChoice()
    let modules = ModuleOptions(options.cellSnap, buildOptions: options.buildOptions)
    var chosen = try choice.choose(in: folder, named: options.target, besides: modules.standIns)
    chosen.problems = folder.problems + chosen.problems
    progress(.reading(target: chosen.target.name, files: chosen.files.count))
    let work = FileManager.default.temporaryDirectory.appending(path: "cellsnap-import-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: work) }
    try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)

    let index = CutIndex(chosen.files)
    let nibs = NibUses(chosen.target.resources)
    let drawable = DrawableClasses(index, nibs: nibs)
    guard !drawable.classes.isEmpty else { throw ImportError.noCells(options.folder.path) }
    var state = CutState(
      index, classes: drawable.classes.map(\.place), naming: drawable.namesInNibs, isView: ViewClasses.isView)
    let compilerOptions = try modules.build(modules.standIns.intersection(chosen.modules).sorted()) {
      progress(.building(module: $0))
    }
    state.missingModules = try ModuleProbe.missing(
      of: chosen.modules, compilerOptions: compilerOptions, in: work)
    let missing = state.missingModules.sorted()
    state.missingModules.formUnion([chosen.target.moduleName] + chosen.ownModules)
    state.renames = chosen.renames
    state.leaveOut(chosen.duplicates, because: "another module of the app declares it too")
    var run = CutRun(
      state, with: AppCatalogue(drawable.classes, hasFonts: !chosen.target.fonts.isEmpty), in: work,
      compilerOptions: compilerOptions)
    try run.run { round, errors, files in progress(.compiling(round: round, errors: errors, files: files)) }
    progress(.writing(options.output.path))
    var writer = PackageWriter(
      options, chosen.target, run.state, run.companion, modules: modules.standIns.intersection(chosen.modules)
    )
    let kept = try writer.write()
    return ImportReport(
      output: options.output,
      target: chosen.target, ownModules: chosen.ownModules, missingModules: missing, drawable: drawable,
      nibs: nibs, state: run.state, catalogue: run.companion,
      errors: run.errors, problems: chosen.problems + nibs.problems, keptFiles: kept)
  }
}
