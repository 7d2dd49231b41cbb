internal import CellSnapSourcePass
internal import Foundation

/// The check of the snapshot tests of an app or package: which parts of them compile with the modules that are there.
struct TestCheck {
  private let targets: [TestTarget]
  private let module: String
  private let ownModules: [String]
  private let missingModules: Set<String>
  private let work: URL
  private let compilerOptions: [String]

  /// - Parameters:
  ///   - module: the name of the app's module in the package.
  ///   - ownModules: the app's own modules, whose files are in that module.
  ///   - missingModules: the modules that the tests import and that are not there.
  init(
    _ targets: [TestTarget], module: String, ownModules: [String], missingModules: Set<String>, in work: URL,
    compilerOptions: [String]
  ) {
    self.targets = targets
    self.module = module
    self.ownModules = ownModules
    self.missingModules = missingModules
    self.work = work
    self.compilerOptions = compilerOptions
  }

  /// Returns the tests with the parts of them that compile.
  func check<Companion>(
    against run: inout SliceRun<Companion>, _ progress: (_ target: String, _ files: Int) -> Void
  ) throws -> [CheckedTests] {
    guard !targets.isEmpty else { return [] }
    let folder = work.appending(path: "tests")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let isThere = try run.writeModule(named: module, to: folder, isTestable: true)
    return try targets.map { target in
      let checked = CheckedTests(target, ownModules: ownModules.filter { $0 != module })
      guard isThere else { return checked.without("the app's module does not compile whole") }
      progress(target.name, target.files.count)
      var state = SliceState(keepingAllOf: SliceIndex(target.files), leavesOutWhole: true)
      state.missingModules = missingModules
      let place = folder.appending(path: target.moduleName)
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      var tests = SliceRun(
        state, with: TestSurroundings(module: module), in: place,
        compilerOptions: ["-I", folder.path] + compilerOptions + checked.aliases(module: module),
        library: target.moduleName)
      do {
        try tests.run { _, _, _ in }
      } catch let failure as CompilerFailure {
        return checked.without(failure.reason)
      }
      if let error = tests.errors.first { return checked.without(error) }
      return checked.keeping(tests.state)
    }
  }
}

/// The file that is compiled with the tests.
private struct TestSurroundings: SliceCompanion {
  let module: String

  func files(for state: SliceState) -> [(name: String, text: String)] {
    [(AppSurroundings.fileName, AppSurroundings.text(module: module))]
  }

  func leaveOut(file: String, line: Int, because reason: String) -> Bool { false }
}
