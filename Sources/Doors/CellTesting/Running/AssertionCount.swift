import CellDrawing
import CellSnapshots
import Foundation
import Testing

/// The numbers of assertions that this process began and finished.
///
/// If the variable `CELLSNAP_ASSERTIONS` names a file, each process of a test run keeps a line in it:
///
///     ended           12 begun         12 finished  FeedPackageTests.xctest
///     running          3 begun          2 finished  ShopPackageTests.xctest
///
/// The first word is `ended` only after the testing library has run all tests. Nothing inside of a process sees a call
/// of `_exit`, `quick_exit` or `exec`, but its line keeps the word `running`.
enum AssertionCount {
  static let variable = "CELLSNAP_ASSERTIONS"

  private struct State {
    var begun = 0
    var finished = 0
    var line: AssertionLine?
  }

  private static let state = Mutex(State())
  private static let notesEnd: Void = {
    _ = atexit { AssertionCount.noteEnd() }
    TestProgress.observe()
  }()

  /// Counts an assertion that begins. Throws if the file cannot be written.
  static func begin() throws(SnapshotError) {
    // The process of an exit test ends as its test wants, and is no run of tests.
    let path = ExitTest.current == nil ? SnapshotEnvironment.current.variables[variable] ?? "" : ""
    if !path.isEmpty { notesEnd }
    try state.withLock { state throws(SnapshotError) in
      if state.line == nil, !path.isEmpty { state.line = try AssertionLine(in: path) }
      state.begun += 1
      state.line?.write(begun: state.begun, finished: state.finished)
    }
  }

  /// Counts an assertion that is finished.
  static func end() {
    state.withLock { state in
      state.finished += 1
      state.line?.write(begun: state.begun, finished: state.finished)
    }
  }

  /// The number of assertions that have begun and are not finished.
  static var openCount: Int { state.withLock { $0.begun - $0.finished } }

  private static func noteEnd() {
    guard TestProgress.isOver else { return }
    state.withLock { state in
      guard state.begun == state.finished else { return }
      state.line?.write(begun: state.begun, finished: state.finished, hasEnded: true)
    }
  }
}
