import Testing

@testable import CellPreview

@MainActor @Suite struct BreakpointsResponseTests {
  @Test func `the widths at which texts change are found with the heights`() throws {
    let response: BreakpointsResponse = try SampleWorker.response(.breakpoints, "Posts") {
      ($0.from, $0.to) = (200, 420)
    }
    #expect(response.heights.first?.first == 200)
    #expect(response.heights.last?.first == 420)
    let heights = response.heights.map { $0[1] }
    #expect(heights.first ?? 0 > heights.last ?? 0)
    let change = try #require(response.changes.first)
    #expect(change.texts.first?.contains("PostCell row") == true)
    #expect(response.heights.contains { $0[0] == Double(change.width) })
  }

  @Test func `a text that is cut off is named with its widths`() throws {
    let response: BreakpointsResponse = try SampleWorker.response(.breakpoints, "Label") {
      ($0.from, $0.to) = (40, 320)
    }
    #expect(response.cuts.count == 1)
    #expect(response.cuts.first?.from == 40)
    #expect(response.cuts.first?.texts == ["UILabel UILabel is cut off"])
  }
}
