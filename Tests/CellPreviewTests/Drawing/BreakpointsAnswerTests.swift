import Testing

@testable import CellPreview

@MainActor @Suite struct BreakpointsAnswerTests {
  @Test func `the widths at which texts change are found with the heights`() throws {
    let answer: BreakpointsAnswer = try SampleWorker.answer(.breakpoints, "Posts") {
      ($0.from, $0.to) = (200, 420)
    }
    #expect(answer.heights.first?.first == 200)
    #expect(answer.heights.last?.first == 420)
    let heights = answer.heights.map { $0[1] }
    #expect(heights.first ?? 0 > heights.last ?? 0)
    let change = try #require(answer.changes.first)
    #expect(change.texts.first?.contains("PostCell row") == true)
    #expect(answer.heights.contains { $0[0] == Double(change.width) })
  }

  @Test func `a text that is cut off is named with its widths`() throws {
    let answer: BreakpointsAnswer = try SampleWorker.answer(.breakpoints, "Label") {
      ($0.from, $0.to) = (40, 320)
    }
    #expect(answer.cuts.count == 1)
    #expect(answer.cuts.first?.from == 40)
    #expect(answer.cuts.first?.texts == ["UILabel UILabel is cut off"])
  }
}
