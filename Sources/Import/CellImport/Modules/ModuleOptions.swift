internal import CellSnapSourcePass
internal import Foundation

/// The modules of this project, for the compiler that tries an app's files.
struct ModuleOptions {
  private let source: ModuleSource
  private let buildOptions: [String]
  private let scratch: [String]
  /// The names of the products that stand in for modules of others.
  let standIns: Set<String>
  /// The targets that were built.
  private var built: Set<String> = []

  /// - Parameter scratch: The folder of the build; nil for `.build` in this project's folder.
  init(_ source: ModuleSource, buildOptions: [String], scratch: URL? = nil) {
    self.source = source
    self.buildOptions = buildOptions
    self.scratch = scratch.map { ["--scratch-path", $0.path] } ?? []
    standIns = source.standIns
  }

  /// Returns the modules of a list that are not there. Those that another package has built into the same folder are
  /// not there for this one.
  func missing(of names: Set<String>, compilerOptions: [String], in work: URL) throws -> Set<String> {
    let known = standIns.union(["UIKit", "Accessibility", "CoreGraphics", "QuartzCore"]).union(
      TestTarget.snapshotModules)
    let folders = zip(compilerOptions, compilerOptions.dropFirst()).filter { $0.0 == "-I" }.map(\.1)
    let strangers = names.subtracting(known).filter { name in
      folders.contains { FileManager.default.fileExists(atPath: "\($0)/\(name).swiftmodule") }
    }
    return try ModuleProbe.missing(of: names, compilerOptions: compilerOptions, in: work).union(strangers)
  }

  /// Returns the compiler's options with which the modules are found. Builds the modules of a checkout.
  ///
  /// - Parameter others: Further products.
  mutating func build(
    _ standIns: [String], besides others: [String] = [],
    _ progress: (_ module: String, _ isFirst: Bool) -> Void
  ) throws -> [String] {
    switch source {
    case .sdk(let sdk): return sdk.compilerOptions
    case .checkout(let folder): return try build(standIns, besides: others, in: folder, progress)
    }
  }

  /// The number of stand-ins from which on all of them are built at once.
  private static let manyStandIns = 4

  private mutating func build(
    _ standIns: [String], besides others: [String], in folder: URL,
    _ progress: (_ module: String, _ isFirst: Bool) -> Void
  ) throws -> [String] {
    let overlays = ["Accessibility", "CoreGraphics", "QuartzCore"]
    // `--product` does not take a library that may be linked in either way. It would build every target.
    let all = "CellSnapAppModules"
    let targets = standIns.count < Self.manyStandIns ? ["CellSnapAppBase"] + standIns : [all]
    for target in (built.contains(all) ? [] : targets) + others where !built.contains(target) {
      progress(target, built.isEmpty)
      let build = try Tool.run(
        "swift",
        // An imported package may have been built in the same folder, and SwiftPM would take its plan.
        ["build", "--disable-build-manifest-caching", "--package-path", folder.path, "--target", target]
          + scratch + buildOptions)
      guard build.status == 0 else {
        throw ImportError.notBuilt(target, reason: build.lines(containing: "error:").first ?? build.output)
      }
      built.insert(target)
    }
    let modules = ["UIKit", "CellShapes"] + overlays + standIns + others
    let found = try Tool.run(folder.appending(path: "Scripts/module-flags").path, scratch + modules)
    guard found.status == 0 else { throw ImportError.notBuilt(modules[0], reason: found.output) }
    return found.output.split(separator: "\n").map(String.init)
  }
}
