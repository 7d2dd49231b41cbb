import Testing

@testable import CellScrolling

@MainActor struct ScreenGapsTests {
  @Test func whatNoCellCoversIsAGap() {
    #expect(ScreenPicture.gaps(of: [10..<20, 25..<30], in: 40) == [0..<10, 20..<25, 30..<40])
  }

  @Test func cellsBeyondTheEdgesLeaveNoGapThere() {
    #expect(ScreenPicture.gaps(of: [30..<60, -5..<20], in: 40) == [20..<30])
  }

  @Test func cellsAboveEachOtherCoverOnce() {
    #expect(ScreenPicture.gaps(of: [0..<30, 10..<20], in: 40) == [30..<40])
  }

  @Test func withoutCellsAllIsAGap() {
    #expect(ScreenPicture.gaps(of: [], in: 40) == [0..<40])
  }
}
