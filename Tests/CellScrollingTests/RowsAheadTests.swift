import Foundation
import Testing

@testable import CellScrolling

struct RowsAheadTests {
  private let first = IndexPath(row: 0, section: 0)
  private let second = IndexPath(row: 1, section: 0)

  @Test func `a row waits for the rest of its work`() {
    var rows = RowsAhead()
    rows.note([first], at: 1, taking: 0.5)
    #expect(rows.wait(for: [first], at: 1.25) == 0.25)
  }

  @Test func `a row that is ready does not wait`() {
    var rows = RowsAhead()
    rows.note([first], at: 1, taking: 0.5)
    #expect(rows.wait(for: [first], at: 2) == 0)
  }

  @Test func `an unknown row does not wait`() {
    var rows = RowsAhead()
    rows.note([first], at: 1, taking: 0.5)
    #expect(rows.wait(for: [second], at: 1) == 0)
  }

  @Test func `work begins when the previous work is done`() {
    var rows = RowsAhead()
    rows.note([first], at: 1, taking: 0.5)
    rows.note([second], at: 1.25, taking: 0.5)
    // 1 + 0.5 + 0.5 - 1.25.
    #expect(rows.wait(for: [first, second], at: 1.25) == 0.75)
  }

  @Test func `a row waits once`() {
    var rows = RowsAhead()
    rows.note([first], at: 1, taking: 0.5)
    _ = rows.wait(for: [first], at: 1)
    #expect(rows.wait(for: [first], at: 1) == 0)
  }
}
