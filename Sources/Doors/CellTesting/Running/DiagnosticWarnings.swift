import CellCatalog
import CellDrawing
import Testing
package import UIKit

/// The warnings about files and methods that a test uses outside of its assertions, often to make a view for them.
///
/// No picture collects these. From the first assertion of a process on, they become warnings of the test at once.
package enum DiagnosticWarnings {
  private static let warned = Mutex<Set<String>>([])
  private static let isListening = Mutex(false)

  /// Begins to listen at the first assertion of the process. What its test reported before becomes a warning now.
  static func begin(at site: CallSite) {
    let isFirst = isListening.withLock { isListening in
      defer { isListening = true }
      return !isListening
    }
    guard isFirst else { return }
    PatternWarnings.collect()
    for diagnostic in Diagnostics.takeUnclaimedOfTask() where diagnostic.place == nil {
      warn(diagnostic, at: site)
    }
    Diagnostics.listen { diagnostic, isCollected in
      if !isCollected { warn(diagnostic, at: nil) }
    }
  }

  /// Passes on what was collected for a picture that keeps no diagnostics. It becomes warnings as if nobody had collected
  /// it.
  package static func passOn(_ diagnostics: Diagnostics) {
    let all = diagnostics.take()
    Diagnostics.report(all)
    guard isListening.withLock({ $0 }) else { return }
    for diagnostic in all where diagnostic.place == nil { warn(diagnostic, at: nil) }
  }

  /// Warns of a diagnostic once in each test.
  private static func warn(_ diagnostic: Diagnostic, at site: CallSite?) {
    let test = Test.current.map { "\($0.id)" } ?? ""
    guard warned.withLock({ $0.insert("\(test) \(diagnostic.text)").inserted }) else { return }
    TestReport.warn(diagnostic.text, at: site)
  }
}
