import CellDrawing
import Foundation

/// The options of `swift build` and `swift run` that choose the Swift SDK.
package enum SDKOptions {
  /// The options with which SwiftPM finds the SDK that has the library of this program. They are empty if a program has
  /// the code itself.
  package static let ofProgram = options(system: PackagedFiles.root)

  /// The SDK's program `cellsnap`, or nil if a program has the code itself.
  package static let cellsnap: String? =
    PackagedFiles.root.isEmpty
    ? nil : FilePath.appending("bin/cellsnap", to: FilePath.folder(of: PackagedFiles.root) ?? ".")

  /// - Parameter system: The folder of the SDK's system, `SDKS/cellsnap.artifactbundle/PROCESSOR/system`, or an empty
  ///   text.
  static func options(system: String) -> [String] {
    guard !system.isEmpty else { return [] }
    var folder = URL(filePath: system, directoryHint: .isDirectory)
    for _ in 1...3 { folder.deleteLastPathComponent() }
    // SwiftPM looks into the folder in which it installs SDKs without being told.
    let place = folder.lastPathComponent == "swift-sdks" ? [] : ["--swift-sdks-path", folder.path]
    return place + ["--swift-sdk", "cellsnap"]
  }
}
