import CellTesting
import Foundation
import XCTest

/// A test that XCTest runs. It is skipped unless `XCTestReportTests` runs it and sets its variable.
@MainActor final class SnapshotXCTestCase: XCTestCase {
  func testCard() async throws {
    guard let title = ProcessInfo.processInfo.environment["CELLSNAP_CARD_TITLE"] else {
      throw XCTSkip("CELLSNAP_CARD_TITLE is not set")
    }
    assertSnapshot(of: Card(title), .widths(100))
  }
}
