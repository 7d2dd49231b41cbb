internal import CellSnapSourcePass
internal import Foundation

/// The modules of this project, for the compiler that tries an app's files.
struct ModuleOptions {
  private let folder: URL
  private let buildOptions: [String]
  /// The names of the products that stand in for modules of others.
  let standIns: Set<String>

  init(_ cellSnap: URL, buildOptions: [String]) {
    self.buildOptions = buildOptions
    folder = cellSnap
    let path = cellSnap.appending(path: "Sources/StandIns").path
    standIns = Set((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).subtracting(Self.parts)
  }

  /// The folders of modules that the others use and that no app imports.
  private static let parts: Set<String> = ["Digests", "Placeholders", "RemoteImages"]

  /// Builds the modules, and returns the compiler's options with which they are found.
  func build(_ standIns: [String], _ progress: (String) -> Void) throws -> [String] {
    let modules = ["UIKit", "CoreGraphics", "QuartzCore", "CellShapes"] + standIns
    for module in ["UIKit", "CellShapes"] + (standIns.count > 3 ? ["StandIns"] : standIns) {
      progress(module)
      let built = try Tool.run(
        "swift",
        // An imported package may have been built in the same folder, and SwiftPM would take its plan.
        ["build", "--disable-build-manifest-caching", "--package-path", folder.path, "--product", module]
          + buildOptions)
      guard built.status == 0 else {
        throw ImportError.notBuilt(module, reason: built.lines(containing: "error:").first ?? built.output)
      }
    }
    let found = try Tool.run(folder.appending(path: "Scripts/module-flags").path, modules)
    guard found.status == 0 else { throw ImportError.notBuilt(modules[0], reason: found.output) }
    return found.output.split(separator: "\n").map(String.init)
  }
}
