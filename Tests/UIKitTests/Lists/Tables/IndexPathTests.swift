import Foundation
import Testing

@testable import UIKit

struct IndexPathTests {
  @Test func `row and item are the second index`() {
    let path = IndexPath(row: 3, section: 1)
    #expect(path == IndexPath(item: 3, section: 1))
    #expect(path.section == 1)
    #expect(path.row == 3)
    #expect(path.item == 3)
    #expect(path == IndexPath(indexes: [1, 3]))
  }

  @Test func `row and section can be changed`() {
    var path = IndexPath(row: 3, section: 1)
    path.row += 1
    path.section = 0
    #expect(path == IndexPath(row: 4, section: 0))
  }

  @Test func `index paths sort by section, then by row`() {
    #expect(IndexPath(row: 9, section: 0) < IndexPath(row: 0, section: 1))
  }
}
