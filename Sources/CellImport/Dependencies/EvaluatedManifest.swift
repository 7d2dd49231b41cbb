internal import CellSnapSourcePass
internal import Foundation

/// The targets of a Swift package, as far as their sources are concerned.
struct EvaluatedManifest: Decodable {
  struct Target: Decodable {
    struct Resource: Decodable { let path: String }

    let name: String
    let type: String
    let path: String?
    let sources: [String]?
    let exclude: [String]?
    let resources: [Resource]?
    let publicHeadersPath: String?
  }

  let targets: [Target]

  /// Evaluates the manifest of a package, as each build of it does. Returns nil if it has none or it cannot be
  /// evaluated. Nothing is written into the package's folder.
  static func read(in folder: URL, scratch: URL) -> EvaluatedManifest? {
    guard FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path),
      let run = try? Tool.run(
        "swift", ["package", "dump-package", "--package-path", folder.path, "--scratch-path", scratch.path],
        // The warnings of a manifest may have braces.
        readsErrors: false),
      run.status == 0, let start = run.output.firstIndex(of: "{")
    else { return nil }
    return try? JSONDecoder().decode(EvaluatedManifest.self, from: Data(run.output[start...].utf8))
  }
}
