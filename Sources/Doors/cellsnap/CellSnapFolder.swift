import CellCommandLine
import CellImport
import CellSnapshots
import Foundation

/// The folder around this program that has the modules of this project.
enum CellSnapFolder {
  /// Returns the SDK that has the program, or the folder around it that has the manifest.
  static func find() throws -> ModuleSource {
    let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    if let sdk = try InstalledSDK(around: program, buildOptions: SDKOptions.ofProgram) { return .sdk(sdk) }
    var folder = program.deletingLastPathComponent()
    while folder.path != "/" {
      let manifest = folder.appending(path: "Package.swift")
      if let text = try? String(contentsOf: manifest, encoding: .utf8), text.contains("name: \"CellSnap\"") {
        return .checkout(folder)
      }
      folder = folder.deletingLastPathComponent()
    }
    throw .failure(
      "\(program.path) is in no folder of CellSnap; run import with swift run --package-path CellSnap cellsnap"
    )
  }
}
