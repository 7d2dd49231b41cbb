internal import CellSnapSourcePass
internal import Foundation

/// The modules of this project, for the compiler that tries an app's files.
struct ModuleOptions {
  private let folder: URL
  private let buildOptions: [String]
  private let scratch: [String]
  /// The names of the products that stand in for modules of others.
  let standIns: Set<String>

  /// - Parameter scratch: The folder of the build; nil for `.build` in this project's folder.
  init(_ cellSnap: URL, buildOptions: [String], scratch: URL? = nil) {
    self.buildOptions = buildOptions
    self.scratch = scratch.map { ["--scratch-path", $0.path] } ?? []
    folder = cellSnap
    let path = cellSnap.appending(path: "Sources/StandIns").path
    standIns = Set((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).subtracting(Self.parts)
  }

  /// The folders of modules that the others use and that no app imports.
  private static let parts: Set<String> = ["Digests", "Placeholders", "RemoteImages"]

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

  /// Builds the modules, and returns the compiler's options with which they are found.
  ///
  /// - Parameter others: further products.
  func build(
    _ standIns: [String], besides others: [String] = [], _ progress: (String) -> Void
  ) throws -> [String] {
    let modules = ["UIKit", "Accessibility", "CoreGraphics", "QuartzCore", "CellShapes"] + standIns + others
    for module in ["UIKit", "CellShapes"] + (standIns.count > 3 ? ["StandIns"] : standIns) + others {
      progress(module)
      let built = try Tool.run(
        "swift",
        // An imported package may have been built in the same folder, and SwiftPM would take its plan.
        ["build", "--disable-build-manifest-caching", "--package-path", folder.path, "--product", module]
          + scratch + buildOptions)
      guard built.status == 0 else {
        throw ImportError.notBuilt(module, reason: built.lines(containing: "error:").first ?? built.output)
      }
    }
    let found = try Tool.run(folder.appending(path: "Scripts/module-flags").path, scratch + modules)
    guard found.status == 0 else { throw ImportError.notBuilt(modules[0], reason: found.output) }
    return found.output.split(separator: "\n").map(String.init)
  }
}
