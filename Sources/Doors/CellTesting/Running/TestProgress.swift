import CellDrawing
import Foundation
import Testing
import XCTest

/// Whether the testing library has run all tests of this process.
enum TestProgress {
  private static let isBundleFinished = Mutex(false)

  /// Begins to observe XCTest. Swift Testing needs no observer.
  static func observe() {
    guard !TestReport.isSwiftTesting else { return }
    // XCTest calls its observers on the main thread, which may not add one meanwhile.
    if Thread.isMainThread {
      XCTestObservationCenter.shared.addTestObserver(BundleObserver())
    } else {
      // The main thread may wait for this one, so this one does not wait.
      DispatchQueue.main.async { XCTestObservationCenter.shared.addTestObserver(BundleObserver()) }
    }
  }

  /// Whether no test runs any more, as far as the current thread can tell.
  static var isOver: Bool {
    TestReport.isSwiftTesting ? Test.current == nil : isBundleFinished.withLock { $0 }
  }

  private final class BundleObserver: NSObject, XCTestObservation {
    func testBundleDidFinish(_ testBundle: Bundle) { isBundleFinished.withLock { $0 = true } }
  }
}
