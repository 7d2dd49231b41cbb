package import Foundation

/// A target of an app: the files from which an import takes its views.
package struct AppTarget: Sendable {
  package let name: String
  package let moduleName: String
  /// The project file, or the folder without a project.
  package let origin: URL
  package var swiftFiles: [URL] = []
  /// Nibs, storyboards, asset catalogues, translations, fonts and loose images.
  package var resources: [URL] = []
  /// The places of resources in the bundle, by their paths. Other resources keep their folders.
  package var places: [String: String] = [:]
  /// The files of the fonts that the target's `Info.plist` names, which are among the resources.
  package var fonts: [URL] = []
  /// The texts of the target's `Info.plist`, with the values of the settings that they name.
  package var info: [String: String] = [:]
  /// Whether the target makes a module for other targets.
  package var isModule = false
  /// The names of the targets that the target is built with.
  package var dependencies: [String] = []
  /// The faults of the project, one line each.
  package var problems: [String] = []

  package init(name: String, moduleName: String, origin: URL) {
    self.name = name
    self.moduleName = moduleName
    self.origin = origin
  }

  /// Returns a name that Swift accepts for a module: `My_App` for `My App`.
  package static func moduleName(for name: String) -> String {
    let letters = String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    return letters.first?.isNumber == true ? "_" + letters.dropFirst() : letters
  }
}
