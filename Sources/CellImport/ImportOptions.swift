package import Foundation

/// What to import, and where to.
package struct ImportOptions: Sendable {
  /// The folder of the app.
  package var folder: URL
  /// The folder for the package.
  package var output: URL
  /// The target; nil for the one with most cells.
  package var target: String?
  /// The folder of this project, which the package depends on.
  package var cellSnap: URL
  /// The compiler's options with which the modules of this project are found.
  package var compilerOptions: [String]

  package init(folder: URL, output: URL, cellSnap: URL, compilerOptions: [String]) {
    self.folder = folder
    self.output = output
    self.cellSnap = cellSnap
    self.compilerOptions = compilerOptions
  }
}
