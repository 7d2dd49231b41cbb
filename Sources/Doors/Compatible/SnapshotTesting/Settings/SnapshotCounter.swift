internal import CellTesting
internal import Synchronization

/// A counter of the snapshots without a name, for each folder and test.
final class SnapshotCounter: Sendable {
  /// The counter of the test in a scope of Swift Testing.
  @TaskLocal static var scoped: SnapshotCounter?

  private static let ofProcess = SnapshotCounter()
  private static let isObserved = Mutex(false)

  private let counts = Mutex<[String: Int]>([:])

  /// The counter of the running test.
  static var current: SnapshotCounter {
    if let scoped { return scoped }
    observeCases()
    return ofProcess
  }

  /// XCTest runs one test after the other, and the counter begins anew with each.
  private static func observeCases() {
    let isFirst = isObserved.withLock { isObserved in
      defer { isObserved = true }
      return !isObserved
    }
    // Nothing waits for the main thread while a lock is held.
    guard isFirst, !TestReport.isSwiftTesting else { return }
    MainThread.run { XCTestObservationCenter.shared.addTestObserver(CaseObserver()) }
  }

  /// Returns the next number of a test's snapshots, from 1.
  func next(in folder: String, of test: String) -> Int {
    counts.withLock { counts in
      counts["\(folder)\u{0}\(test)", default: 0] += 1
      return counts["\(folder)\u{0}\(test)", default: 1]
    }
  }

  private func reset() {
    counts.withLock { $0 = [:] }
  }

  private final class CaseObserver: NSObject, XCTestObservation {
    func testBundleWillStart(_ testBundle: Bundle) {}
    func testBundleDidFinish(_ testBundle: Bundle) {}
    func testSuiteWillStart(_ testSuite: XCTestSuite) {}
    func testSuiteDidFinish(_ testSuite: XCTestSuite) {}
    func testCaseWillStart(_ testCase: XCTestCase) {}
    func testCase(
      _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?,
      atLine lineNumber: Int
    ) {}
    func testCaseDidFinish(_ testCase: XCTestCase) { SnapshotCounter.ofProcess.reset() }
  }
}
