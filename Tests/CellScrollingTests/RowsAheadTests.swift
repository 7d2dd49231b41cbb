import Foundation
import Testing

@testable import CellScrolling

struct RowsAheadTests {
  private let first = IndexPath(row: 0, section: 0)
  private let second = IndexPath(row: 1, section: 0)

  @Test func aRowWaitsForTheRestOfItsWork() {
    var rows = RowsAhead()
    rows.note([first], at: 1, taking: 0.5)
    #expect(rows.wait(for: [first], at: 1.25) == 0.25)
  }

  @Test func aRowThatIsReadyDoesNotWait() {
    var rows = RowsAhead()
    rows.note([first], at: 1, taking: 0.5)
    #expect(rows.wait(for: [first], at: 2) == 0)
  }

  @Test func aRowThatNobodyToldOfDoesNotWait() {
    var rows = RowsAhead()
    rows.note([first], at: 1, taking: 0.5)
    #expect(rows.wait(for: [second], at: 1) == 0)
  }

  @Test func workBeginsWhenTheWorkBeforeIsDone() {
    var rows = RowsAhead()
    rows.note([first], at: 1, taking: 0.5)
    rows.note([second], at: 1.25, taking: 0.5)
    // 1 + 0.5 + 0.5 - 1.25.
    #expect(rows.wait(for: [first, second], at: 1.25) == 0.75)
  }

  @Test func aRowWaitsOnce() {
    var rows = RowsAhead()
    rows.note([first], at: 1, taking: 0.5)
    _ = rows.wait(for: [first], at: 1)
    #expect(rows.wait(for: [first], at: 1) == 0)
  }
}
