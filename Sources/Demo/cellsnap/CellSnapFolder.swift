import CellCommandLine
import Foundation

/// The folder of this project, which an imported package depends on.
enum CellSnapFolder {
  /// Returns the folder around the program that has the manifest.
  static func find() throws -> URL {
    let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    var folder = program.deletingLastPathComponent()
    while folder.path != "/" {
      let manifest = folder.appending(path: "Package.swift")
      if let text = try? String(contentsOf: manifest, encoding: .utf8), text.contains("name: \"CellSnap\"") {
        return folder
      }
      folder = folder.deletingLastPathComponent()
    }
    throw .failure(
      "\(program.path) lies in no folder of CellSnap; run import with swift run --package-path CellSnap cellsnap"
    )
  }
}
