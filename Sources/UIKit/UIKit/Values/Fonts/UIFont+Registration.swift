internal import CellDrawing
import Foundation

extension UIFont {
  /// Makes the fonts of a file known by their names, as an app does that registers them while it runs.
  ///
  /// Returns the reason why the file cannot be used, in one line, or nil.
  package static func register(_ file: URL) -> String? {
    do throws(FontFileFault) {
      try FontLibrary.add(file: file.standardizedFileURL.path)
      return nil
    } catch {
      return "\(file.path): \(error)"
    }
  }
}
