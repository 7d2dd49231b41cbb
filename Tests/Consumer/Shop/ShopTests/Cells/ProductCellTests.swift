import SnapshotTesting
import XCTest

@testable import Shop

final class ProductCellTests: XCTestCase {
  func testLongName() throws {
    let cell = try XCTUnwrap(
      UINib(nibName: "ProductCell", bundle: nil).instantiate(withOwner: nil).first as? ProductCell)
    cell.configure(
      with: Product(name: "Bread with seeds", price: 4.5, availability: .inStock(count: 3)))
    verify(cell.contentView, height: 88)
  }
}
