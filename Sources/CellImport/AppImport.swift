internal import CellSnapSourcePass
internal import Foundation

/// An import of an app: from its folder to a package that draws its cells.
package struct AppImport {
  /// A step of the import, for a person who waits.
  package enum Step: Sendable {
    case reading(target: String, files: Int)
    case building(module: String)
    case finding(modules: Int)
    case compilingModule(String, round: Int, errors: Int)
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
    var chosen = try choice.choose(in: folder, named: options.target)
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
    let modules = ModuleOptions(options.cellSnap, buildOptions: options.buildOptions)
    var compilerOptions = try modules.build(modules.standIns.intersection(chosen.modules).sorted()) {
      progress(.building(module: $0))
    }
    state.missingModules = try modules.missing(
      of: chosen.modules, compilerOptions: compilerOptions, in: work)
    let others = try sources(
      of: state, besides: chosen.target.moduleName, modules, &compilerOptions, in: work, progress)
    state.missingModules.subtract(others.names)
    state.missingModules.insert(chosen.target.moduleName)
    let imported = modules.standIns.union(others.names).intersection(chosen.modules)
    var run = CutRun(
      state, with: AppCatalogue(drawable.classes), in: work, compilerOptions: compilerOptions)
    try run.run { round, errors, files in progress(.compiling(round: round, errors: errors, files: files)) }
    progress(.writing(options.output.path))
    var writer = PackageWriter(
      options, chosen.target, run.state, run.companion, modules: imported, others: others.built,
      standIns: modules.standIns)
    let kept = try writer.write()
    return ImportReport(
      output: options.output,
      target: chosen.target, drawable: drawable, nibs: nibs, state: run.state, catalogue: run.companion,
      errors: run.errors, others: others, problems: chosen.problems + nibs.problems + others.problems,
      keptFiles: kept)
  }

  /// Finds and compiles the modules of others that the needed files of the app import. Adds the compiler's options with
  /// which they are found.
  private func sources(
    of state: CutState, besides app: String, _ modules: ModuleOptions, _ compilerOptions: inout [String],
    in work: URL,
    _ progress: (Step) -> Void
  ) throws -> SourceModules {
    let needed = state.cut.files
    let imports = state.index.files.filter { needed[$0.path] != nil }.flatMap(\.declarations)
      .filter { $0.kind == .importing }.map(\.name)
    let wanted = state.missingModules.intersection(imports).subtracting([app])
    let search = try SourceSearch(
      app: options.folder, named: options.sources,
      scratch: options.output.appending(path: ".build/dependencies"))
    var others = SourceModules(search, in: work)
    guard !wanted.isEmpty else { return others }
    progress(.finding(modules: wanted.count))
    let known = compilerOptions
    try others.find(wanted) { names in
      try names.subtracting(modules.missing(of: names, compilerOptions: known, in: work))
        .union(modules.standIns.intersection(names))
    }
    compilerOptions = try modules.build(modules.standIns.intersection(others.imports).sorted()) {
      progress(.building(module: $0))
    }
    let folder = work.appending(path: "interfaces")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    compilerOptions = ["-I", folder.path] + compilerOptions
    try others.build(compilerOptions: &compilerOptions, modules: folder) { name, round, errors in
      progress(.compilingModule(name, round: round, errors: errors))
    }
    return others
  }
}
