import CellCatalog
import CellDrawing
import UIKit

/// The lines on standard error about what could not be drawn as requested.
enum DiagnosticLines {
  /// The lines that are written once, such as those about no view: every picture of an icon has the fault of its file.
  private static let written = Mutex<Set<String>>([])

  /// Writes a diagnostic, with the title of the picture that a view is in.
  static func write(_ diagnostic: Diagnostic, in title: String? = nil) {
    if diagnostic.place != nil {
      StandardError.line((title.map { "\($0): " } ?? "") + diagnostic.text)
    } else {
      writeOnce(diagnostic.text)
    }
  }

  /// Writes a line unless it was written before.
  static func writeOnce(_ line: String) {
    if written.withLock({ $0.insert(line).inserted }) { StandardError.line(line) }
  }

  /// Writes the diagnostics of a command that nothing else takes, such as an inspection's diagnostics, when it ends.
  @MainActor
  static func writing<Failure: Error>(
    _ command: () throws(Failure) -> Int32
  ) throws(Failure) -> Int32 {
    PatternWarnings.collect()
    // A diagnostic about no view is written at once: it may explain a crash a moment later.
    Diagnostics.listen { diagnostic, _ in write(diagnostic) }
    let diagnostics = Diagnostics()
    defer { for diagnostic in diagnostics.take() + Diagnostics.takeUnclaimed() { write(diagnostic) } }
    return try diagnostics.collecting(command)
  }
}
