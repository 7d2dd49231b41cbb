internal import CellSnapSourcePass
internal import Foundation

/// An import of an app: from its folder to a package that draws its cells.
package struct AppImport {
  /// A step of the import, for a person who waits.
  package enum Step: Sendable {
    /// The search for the projects of a folder.
    case opening(String)
    case reading(target: String, files: Int)
    /// The plan of what has to be compiled.
    case planning(files: Int)
    /// The first step also builds what every module needs.
    case building(module: String, isFirst: Bool)
    case finding(modules: Int)
    case compilingModule(String, round: Int, errors: Int)
    case compiling(round: Int, errors: Int, files: Int)
    case compilingTests(String, files: Int)
    case writing(String)
    case drawing(String)
  }

  private let options: ImportOptions

  package init(_ options: ImportOptions) {
    self.options = options
  }

  /// Finds the app's cells and what they need, and writes their package.
  package func run(_ progress: (Step) -> Void) throws -> ImportedApp {
    try WrittenFiles.check(options.output, isUpdate: options.isUpdate)
    progress(.opening(options.folder.path))
    var choice = TargetChoice()
    var modules = ModuleOptions(
      options.modules, buildOptions: options.buildOptions, scratch: options.scratch)
    let chosen = try choose(with: &choice, besides: modules.standIns, progress)
    progress(.planning(files: chosen.files.count))
    let folderOfWork = try WorkFolder()
    let work = folderOfWork.url

    let index = SliceIndex(chosen.files)
    let nibs = NibUses(chosen.target.resources)
    let drawable = DrawableClasses(index, nibs: nibs)
    guard !drawable.classes.isEmpty || chosen.package != nil else {
      throw ImportError.noCells(options.folder.path)
    }
    let places = AppPlaces(of: drawable.classes, in: index, nibs, info: chosen.target.info)
    // The tests of a package may name anything of it.
    var state =
      chosen.package == nil
      ? Self.state(index, drawable, naming: places.names, chosen.tests) : SliceState(keepingAllOf: index)
    state.makeInternal(drawable.privateTypes(in: index))
    let testModules = Set(chosen.tests.flatMap(\.imports)).union(chosen.packageImports)
    var compilerOptions = try modules.build(
      modules.standIns.intersection(chosen.modules.union(testModules)).sorted(),
      besides: TestTarget.snapshotModules.intersection(testModules).sorted()
    ) { progress(.building(module: $0, isFirst: $1)) }
    state.missingModules = try modules.missing(
      of: chosen.modules, compilerOptions: compilerOptions, in: work)
    let own = Set([chosen.target.moduleName] + chosen.ownModules)
    state.missingModules.formUnion(own)
    state.renames = chosen.renames
    state.leaveOut(chosen.duplicates, because: "another module of the app declares it too")
    var wanted = state.missingModules
    if chosen.package != nil {
      wanted.formUnion(
        try modules.missing(
          of: Set(chosen.tests.flatMap(\.imports)), compilerOptions: compilerOptions, in: work))
    }
    var others = try sources(
      wanted.subtracting(own), of: state, chosen, &modules, &compilerOptions, in: work, progress)
    state.missingModules.subtract(others.names)
    let declared = Set(others.built.flatMap(\.state.index.types.keys))
    state.declareViews(
      nibs.views(missing: state.missingModules).filter {
        drawable.namesInNibs.contains($0.key) && !declared.contains($0.key)
      })
    let earlier = EarlierSlice(
      in: options.output,
      surroundings: compilerOptions.map { $0.replacing(work.path, with: "") } + state.missingModules.sorted()
        + others.names.sorted() + [chosen.target.name])
    if options.isUpdate { earlier.apply(to: &state) }
    let imported = modules.standIns.union(others.names).intersection(chosen.modules)
    var run = SliceRun(
      state,
      with: AppCatalogue(
        drawable.classes, module: chosen.target.moduleName,
        hasFonts: chosen.target.fonts.contains(where: WrittenFiles.isOrdinary), places: places,
        symbols: AppSymbols(of: chosen.target, in: index, hasSwiftUI: imported.contains("SwiftUI")),
        images: AssetNames.images(in: chosen.target.resources.filter { $0.pathExtension == "xcassets" }),
        modules: imported.union(others.names)),
      in: work, compilerOptions: compilerOptions,
      library: chosen.package == nil ? nil : chosen.target.moduleName)
    try run.run { round, errors, files in progress(.compiling(round: round, errors: errors, files: files)) }
    if chosen.package != nil {
      let folder = work.appending(path: "interfaces")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      _ = try run.writeModule(to: folder, isTestable: true)
      try others.build(compilerOptions: &compilerOptions, modules: folder, afterTarget: true) {
        progress(.compilingModule($0, round: $1, errors: $2))
      }
    }
    let missing = try modules.missing(
      of: Set(chosen.tests.flatMap(\.imports)).subtracting(own).subtracting(others.names),
      compilerOptions: compilerOptions, in: work)
    return try ImportedApp(
      run,
      ImportedApp.Surroundings(
        options: options, target: chosen.target, madeFiles: chosen.madeFiles, ownModules: chosen.ownModules,
        drawable: drawable, nibs: nibs, isPackage: chosen.package != nil,
        others: others, imported: imported, standIns: modules.standIns,
        tests: TestCheck(
          chosen.tests, module: chosen.target.moduleName, ownModules: chosen.ownModules,
          missingModules: missing, in: work, compilerOptions: compilerOptions),
        earlier: earlier,
        problems: chosen.problems + missingProducts(of: chosen, others, standIns: modules.standIns),
        work: folderOfWork), progress)
  }

  /// Chooses the target of a package, or of the projects in an app's folder.
  private func choose(
    with choice: inout TargetChoice, besides standIns: Set<String>, _ progress: (Step) -> Void
  ) throws -> TargetChoice.Choice {
    guard SwiftPackage.isPackage(options.folder) else {
      let folder = try AppFolder(options.folder)
      var chosen = try choice.choose(
        in: folder, named: options.target, besides: standIns, output: options.output
      ) { progress(.reading(target: $0, files: $1)) }
      chosen.problems = folder.problems + chosen.problems
      return chosen
    }
    let chosen = try choice.choose(
      in: SwiftPackage(
        options.folder, scratch: options.output.appending(path: ".build/dependencies/manifest")),
      named: options.target)
    progress(.reading(target: chosen.target.name, files: chosen.files.count))
    return chosen
  }

  /// Returns a line for each product that the manifest of a package names for its snapshot tests and that is missing.
  private func missingProducts(
    of chosen: TargetChoice.Choice, _ others: SourceModules, standIns: Set<String>
  ) -> [String] {
    guard let package = chosen.package else { return [] }
    let there = Set(package.targets.map(\.name)).union(others.names).union(standIns).union(
      TestTarget.snapshotModules)
    return package.testTargets.filter { target in chosen.tests.contains { $0.name == target.name } }
      .flatMap { target in
        target.dependencies.filter { !there.contains($0) }.map { name in
          "\(target.origin.path): \(target.name) needs the product \(name), which is not there"
            + (others.reasons[name].map { ": \($0)" } ?? "; name a folder with its sources with --sources")
        }
      }
  }

  /// The number of files per round above which fewer bodies are compiled.
  private static let manyFiles = 600

  /// The maximum distance between a test and a body that is compiled, in steps from one declaration to the next.
  private static let depthOfTests = 12

  /// Plans the slice. Of a large app fewer bodies are compiled at first, as the pictures show which of them are called.
  private static func state(
    _ index: SliceIndex, _ drawable: DrawableClasses, naming names: Set<String>, _ tests: [TestTarget]
  ) -> SliceState {
    let tested = TestedDeclarations(of: tests, in: index)
    let previews = AppPreviews(in: index)
    func state(depth: Int) -> SliceState {
      SliceState(
        index,
        classes: drawable.classes.map(\.place) + tested.controllers + previews.controllers + previews.places,
        naming: drawable.namesInNibs.union(names).union(tested.names), depth: depth,
        isView: ViewClasses.isView)
    }
    // Tests need the app's own functions, not samples instead of their results.
    for depth in tests.isEmpty ? [2, 1] : [depthOfTests, 2, 1] {
      let planned = state(depth: depth)
      if planned.slice.files.count <= manyFiles { return planned }
    }
    return state(depth: 0)
  }

  /// Finds and compiles the modules of others that the needed files of the app import, or the other targets of a package.
  /// Adds the compiler's options with which they are found.
  private func sources(
    _ missing: Set<String>, of state: SliceState, _ chosen: TargetChoice.Choice,
    _ modules: inout ModuleOptions,
    _ compilerOptions: inout [String], in work: URL,
    _ progress: (Step) -> Void
  ) throws -> SourceModules {
    let needed = state.slice.files
    let imports = state.index.files.filter { needed[$0.path] != nil }.flatMap(\.declarations)
      .filter { $0.kind == .importing }.map(\.name)
    let wanted = chosen.package == nil ? missing.intersection(imports) : missing
    let search = try SourceSearch(
      app: options.folder, named: options.sources,
      scratch: options.output.appending(path: ".build/dependencies"), package: chosen.package)
    var others = SourceModules(
      search, in: work, around: chosen.package == nil ? nil : chosen.target.moduleName)
    guard !wanted.isEmpty else { return others }
    progress(.finding(modules: wanted.count))
    let known = compilerOptions
    try others.find(wanted) { names in
      try names.subtracting(modules.missing(of: names, compilerOptions: known, in: work))
        .union(modules.standIns.intersection(names))
    }
    let further = others.imports.union(chosen.package == nil ? [] : imports)
    compilerOptions = try modules.build(
      modules.standIns.intersection(further).sorted(),
      besides: TestTarget.snapshotModules.intersection(further).sorted()
    ) { progress(.building(module: $0, isFirst: $1)) }
    let folder = work.appending(path: "interfaces")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    compilerOptions = ["-I", folder.path] + compilerOptions
    try others.build(compilerOptions: &compilerOptions, modules: folder) { name, round, errors in
      progress(.compilingModule(name, round: round, errors: errors))
    }
    return others
  }
}
