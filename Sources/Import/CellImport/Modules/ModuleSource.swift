package import Foundation

/// Where an imported package gets the modules of this project from.
package enum ModuleSource: Sendable {
  /// The folder of this project, whose modules are built.
  case checkout(URL)
  /// A Swift SDK that has them compiled.
  case sdk(InstalledSDK)

  /// The folder of the package that has the plugin for an app's files.
  ///
  /// Both packages have the name `CellSnap`.
  var package: URL {
    switch self {
    case .checkout(let folder): folder
    case .sdk(let sdk): sdk.package
    }
  }

  /// The options with which `swift build` builds an imported package.
  var buildOptions: [String] {
    switch self {
    case .checkout: []
    case .sdk(let sdk): sdk.buildOptions
    }
  }

  /// Whether a package names the products of this project that it uses.
  var hasProducts: Bool {
    switch self {
    case .checkout: true
    case .sdk: false
    }
  }

  /// The names of the modules that stand in for modules of others.
  var standIns: Set<String> {
    switch self {
    case .checkout(let folder):
      let path = folder.appending(path: "Sources/StandIns").path
      return Set((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).subtracting(Self.parts)
    case .sdk(let sdk): return sdk.standIns
    }
  }

  /// The folders of modules that the other modules use and that no app imports.
  private static let parts: Set<String> = ["Digests", "Placeholders", "_Testing_CoreImage"]
}
