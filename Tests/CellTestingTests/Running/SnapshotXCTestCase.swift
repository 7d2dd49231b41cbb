import CellTesting
import Foundation
import XCTest

/// A test that XCTest runs, where `XCTestReportTests` says what it shows: XCTest alone runs nothing of it.
@MainActor final class SnapshotXCTestCase: XCTestCase {
  func testCard() async throws {
    guard let title = ProcessInfo.processInfo.environment["CELLSNAP_CARD_TITLE"] else {
      throw XCTSkip("CELLSNAP_CARD_TITLE is not set")
    }
    assertSnapshot(of: Card(title), .widths(100))
  }
}
