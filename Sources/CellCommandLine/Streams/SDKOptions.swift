import CellDrawing

/// The options of `swift build` and `swift run` that choose the Swift SDK.
enum SDKOptions {
  /// The options with which this program was built. They are empty if no SDK has its library.
  static let ofProgram = options(system: PackagedFiles.root)

  /// - Parameter system: The folder of the SDK's system, or an empty text.
  static func options(system: String) -> [String] {
    system.isEmpty ? [] : ["--swift-sdk", "cellsnap"]
  }
}
