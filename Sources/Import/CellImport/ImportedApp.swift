internal import CellSnapSourcePass
internal import Foundation

/// An app whose package is written. Drawing it shows which further bodies its pictures call.
package struct ImportedApp {
  /// The parts of an import that stay the same when more of the app is compiled.
  struct Surroundings {
    let options: ImportOptions
    let target: AppTarget
    let madeFiles: [String]
    let ownModules: [String]
    let drawable: DrawableClasses
    let nibs: NibUses
    /// Whether the target is one of a package, whose others are among the modules from sources.
    let isPackage: Bool
    let others: SourceModules
    let imported: Set<String>
    let standIns: Set<String>
    let tests: TestCheck
    let earlier: EarlierSlice
    let problems: [String]
    let work: WorkFolder
  }

  private var run: SliceRun<AppCatalogue>
  private let surroundings: Surroundings
  package private(set) var report: ImportReport

  /// Writes the package of a slice.
  init(
    _ run: SliceRun<AppCatalogue>, _ surroundings: Surroundings, _ progress: (AppImport.Step) -> Void
  ) throws {
    self.run = run
    self.surroundings = surroundings
    report = try Self.write(run, surroundings, isUpdate: surroundings.options.isUpdate, progress)
  }

  private static func write(
    _ run: SliceRun<AppCatalogue>, _ own: Surroundings, isUpdate: Bool, _ progress: (AppImport.Step) -> Void
  ) throws -> ImportReport {
    var options = own.options
    options.isUpdate = isUpdate
    var run = run
    let tests = try own.tests.check(against: &run) { progress(.compilingTests($0, files: $1)) }
    progress(.writing(options.output.path))
    var writer = PackageWriter(
      options, own.target, run.state, run.companion, madeFiles: own.madeFiles, modules: own.imported,
      others: own.others.built,
      standIns: own.standIns, tests: tests)
    let (kept, problems) = try writer.write()
    own.earlier.keep(run.state)
    return ImportReport(
      output: options.output,
      target: own.target, ownModules: own.ownModules, drawable: own.drawable, nibs: own.nibs,
      isPackage: own.isPackage,
      state: run.state,
      catalogue: run.companion, errors: run.errors, others: own.others, tests: tests,
      problems: own.problems + own.nibs.problems + own.others.problems + problems, keptFiles: kept)
  }

  /// The maximum number of times that the bodies of called stubs are compiled.
  private static let maximumGoes = 3

  /// Builds and draws the package. Then it compiles the bodies that its pictures call, and draws again.
  package mutating func draw(_ progress: (AppImport.Step) -> Void) throws {
    let options = surroundings.options
    func draw(_ report: inout ImportReport) throws {
      try report.draw(
        scratch: options.scratch,
        buildOptions: options.modules.buildOptions + options.buildOptions
      ) {
        progress(.drawing($0))
      }
    }
    try draw(&report)
    try report.keepDrawing()
    for _ in 1...Self.maximumGoes {
      var further = run
      let called = CalledStubs(in: report.drawnLines, of: run.state.index)
      guard further.keepBodies(of: called.places) else { return }
      do {
        try further.run { progress(.compiling(round: $0, errors: $1, files: $2)) }
        var new = try Self.write(further, surroundings, isUpdate: true, progress)
        try draw(&new)
        let drawn = new.drawnCount
        try new.keepLost(of: report)
        if drawn >= report.drawnCount {
          (run, report) = (further, new)
          try report.keepDrawing()
          continue
        }
      } catch {
        report.problems.append(
          "the package could not be drawn again with the bodies that its pictures call: \(error)")
      }
      // The package that draws more is the better one.
      _ = try Self.write(run, surroundings, isUpdate: true, progress)
      report.dropDrawing()
      try report.keepDrawing()
      return
    }
  }
}
