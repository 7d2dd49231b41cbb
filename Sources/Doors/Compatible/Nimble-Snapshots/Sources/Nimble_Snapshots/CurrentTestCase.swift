import CellSnapTestStart
import XCTest

/// The test that XCTest runs.
final class CurrentTestCase: NSObject, XCTestObservation {
  static let shared = CurrentTestCase()

  private(set) var name: String?

  func testCaseWillStart(_ testCase: XCTestCase) {
    name = Self.name(of: testCase)
  }

  func testCaseDidFinish(_ testCase: XCTestCase) {
    name = nil
  }

  /// Returns a test's name with its class. A specification of Quick has its descriptions alone.
  static func name(of testCase: XCTestCase) -> String {
    let type = String(describing: Swift.type(of: testCase))
    guard isSpecification(Swift.type(of: testCase)), testCase.name.hasPrefix(type) else {
      return testCase.name
    }
    return testCase.name.dropFirst(type.count).trimmingCharacters(in: CharacterSet(charactersIn: ". "))
  }

  private static func isSpecification(_ type: AnyClass) -> Bool {
    var next: AnyClass? = type
    while let current = next {
      if String(describing: current) == "QuickSpec" { return true }
      next = _getSuperclass(current)
    }
    return false
  }
}

/// The beginning of the watch. `CellSnapTestStart` calls it before the first test.
@_cdecl("cellsnap_observe_tests") func observeTests() {
  XCTestObservationCenter.shared.addTestObserver(CurrentTestCase.shared)
}
