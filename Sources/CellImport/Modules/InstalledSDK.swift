package import Foundation

/// A Swift SDK of this project that is unpacked. `Scripts/sdk` lists its folders.
package struct InstalledSDK: Sendable {
  /// The folder of one processor in the SDK's bundle.
  let variant: URL
  /// The names of the modules that stand in for modules of others.
  let standIns: Set<String>
  private let root: String
  private let includeFolders: [String]

  /// The name by which `swift build --swift-sdk` finds it.
  static let name = "cellsnap"

  /// The parts of `swift-sdk.json` that the compiler needs.
  private struct Description: Decodable {
    struct Target: Decodable {
      var sdkRootPath: String
      var includeSearchPaths: [String]
    }
    var targetTriples: [String: Target]
  }

  /// Finds the SDK around one of its programs. The result is nil if the program is in no SDK.
  package init?(around program: URL) {
    variant = program.deletingLastPathComponent().deletingLastPathComponent()
    guard let data = try? Data(contentsOf: variant.appending(path: "swift-sdk.json")),
      let target = try? JSONDecoder().decode(Description.self, from: data).targetTriples.values.first,
      let names = try? String(contentsOf: variant.appending(path: "stand-ins"), encoding: .utf8)
    else { return nil }
    (root, includeFolders) = (target.sdkRootPath, target.includeSearchPaths)
    standIns = Set(names.split(separator: "\n").map(String.init))
  }

  /// The package of the plugin for an app's files.
  var package: URL { variant.appending(path: "PassSources") }

  /// The folder of SDKs that has the bundle, with the name of this SDK, for `swift build`.
  var buildOptions: [String] {
    let bundle = variant.deletingLastPathComponent()
    return ["--swift-sdks-path", bundle.deletingLastPathComponent().path, "--swift-sdk", Self.name]
  }

  /// The compiler's options with which the modules are found.
  var compilerOptions: [String] {
    ["-sdk", variant.appending(path: root).path]
      + includeFolders.flatMap { ["-I", variant.appending(path: $0).path] }
  }
}
