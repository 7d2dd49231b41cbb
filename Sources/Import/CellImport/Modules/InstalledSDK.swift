package import Foundation

/// A Swift SDK of this project that is unpacked. `Scripts/sdk` lists its folders.
package struct InstalledSDK: Sendable {
  /// The folder of one processor in the SDK's bundle.
  let variant: URL
  /// The names of the modules that stand in for modules of others.
  let standIns: Set<String>
  private let root: String
  private let includeFolders: [String]

  /// The options with which `swift build` finds it.
  let buildOptions: [String]

  /// The parts of `swift-sdk.json` that the compiler needs.
  private struct Description: Decodable {
    struct Target: Decodable {
      var sdkRootPath: String
      var includeSearchPaths: [String]
    }
    var targetTriples: [String: Target]
  }

  /// Finds the SDK around one of its programs. The result is nil if the program is in no SDK. Throws `ImportError` if
  /// files of the SDK are missing or damaged.
  package init?(around program: URL, buildOptions: [String]) throws {
    variant = program.deletingLastPathComponent().deletingLastPathComponent()
    self.buildOptions = buildOptions
    let description = variant.appending(path: "swift-sdk.json")
    guard FileManager.default.fileExists(atPath: description.path) else { return nil }
    guard let data = try? Data(contentsOf: description),
      let target = try? JSONDecoder().decode(Description.self, from: data).targetTriples.values.first,
      let names = try? String(contentsOf: variant.appending(path: "stand-ins"), encoding: .utf8)
    else { throw ImportError.damagedSDK(variant.path) }
    (root, includeFolders) = (target.sdkRootPath, target.includeSearchPaths)
    standIns = Set(names.split(separator: "\n").map(String.init))
  }

  /// The package of the plugin for an app's files.
  var package: URL { variant.appending(path: "PassSources") }

  /// The compiler's options with which the modules are found.
  var compilerOptions: [String] {
    ["-sdk", variant.appending(path: root).path]
      + includeFolders.flatMap { ["-I", variant.appending(path: $0).path] }
  }
}
