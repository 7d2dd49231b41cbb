internal import CellSnapSourcePass
internal import Foundation

/// The check of an app's snapshot tests: which of their files compile with the part of the app that a package has.
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

  /// Returns the tests with those of their files that compile.
  func check<Companion>(
    against run: inout CutRun<Companion>, _ progress: (_ target: String, _ files: Int) -> Void
  ) throws -> [CheckedTests] {
    guard !targets.isEmpty else { return [] }
    let folder = work.appending(path: "tests")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let isThere = try run.writeModule(named: module, to: folder, isTestable: true)
    return try targets.map { target in
      var checked = CheckedTests(target, ownModules: ownModules.filter { $0 != module })
      guard isThere else {
        checked.leaveOutAll(because: "the app's module does not compile whole")
        return checked
      }
      checked.leaveOut(importing: missingModules)
      progress(target.name, checked.files.count)
      var whole = WholeFiles(
        checked.files.map { SourceFile(path: $0.path, text: $0.text) },
        besides: [AppSurroundings.fileName: AppSurroundings.text(module: module)], in: folder,
        compilerOptions: ["-I", folder.path] + compilerOptions + checked.aliases(module: module))
      try whole.run(module: target.moduleName)
      for (path, reason) in whole.reasons { checked.leaveOut(path, because: reason) }
      checked.finish()
      return checked
    }
  }
}
