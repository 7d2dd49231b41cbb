package import Foundation

/// The app to import, and the place for its package.
package struct ImportOptions: Sendable {
  /// The folder of the app.
  package var folder: URL
  /// The folder for the package.
  package var output: URL
  /// The target; nil for the one with most cells.
  package var target: String?
  /// Whether the package of an earlier import may be written again.
  package var isUpdate = false
  /// The folder of the build; nil for `.build` in each package.
  package var scratch: URL?
  /// The widths of the pictures in points.
  package var widths: [Double] = []
  /// Further options of `swift build`.
  package var buildOptions: [String] = []
  /// A folder with the sources of modules of others, a folder for each repository; nil for none.
  package var sources: URL?
  /// Where the package gets the modules of this project from.
  package var modules: ModuleSource

  package init(folder: URL, output: URL, modules: ModuleSource) {
    self.folder = folder
    self.output = output
    self.modules = modules
  }
}
