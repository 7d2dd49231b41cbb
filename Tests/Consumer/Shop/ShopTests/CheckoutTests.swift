import SnapshotTesting
import XCTest

@testable import Shop

final class CheckoutTests: XCTestCase {
  // The service's address is not in the part of the app that draws.
  func testReceipt() {
    assertSnapshot(of: ReceiptPrinter.shared.receipt, as: .lines)
  }
}
