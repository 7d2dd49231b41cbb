import Testing

@testable import CellScrolling

@MainActor struct ScreenGapsTests {
  @Test func `rows of pixels that no cell covers are a gap`() {
    #expect(ScreenPicture.gaps(of: [10..<20, 25..<30], in: 40) == [0..<10, 20..<25, 30..<40])
  }

  @Test func `cells beyond the edges leave no gap there`() {
    #expect(ScreenPicture.gaps(of: [30..<60, -5..<20], in: 40) == [20..<30])
  }

  @Test func `cells that overlap cover once`() {
    #expect(ScreenPicture.gaps(of: [0..<30, 10..<20], in: 40) == [30..<40])
  }

  @Test func `without cells, everything is a gap`() {
    #expect(ScreenPicture.gaps(of: [], in: 40) == [0..<40])
  }
}
