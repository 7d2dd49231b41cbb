import Testing
@testable import CellInspection

@Suite struct BreakpointSearchTests {
  private func states(_ lineCount: Int?, isCutOff: Bool = false) -> LabelStates {
    var states = LabelStates()
    if let lineCount {
      states.add(LabelState(lineCount: lineCount, isCutOff: isCutOff), LabelName(property: "label"))
    }
    return states
  }

  private func lines(step: Int = 16, _ measure: (Int) -> LabelStates) -> [String] {
    BreakpointSearch(from: 320, to: 768, step: step).run(measure).lines
  }

  @Test func `the width of a change is found to the point`() {
    #expect(lines { states($0 < 342 ? 4 : 3) } == ["label: 4 lines up to 341, 3 lines from 342"])
  }

  @Test func `a label that does not change is left out`() {
    #expect(lines { _ in states(2) } == [])
  }

  @Test func `a label may change back`() {
    #expect(
      lines { states((400..<500).contains($0) ? 3 : 1) } == [
        "label: 1 line up to 399, 3 lines from 400 to 499, 1 line from 500"
      ])
  }

  @Test func `several changes between two samples are found`() {
    #expect(
      lines { states($0 < 322 ? 4 : $0 < 323 ? 3 : 2) } == [
        "label: 4 lines up to 321, 3 lines at 322, 2 lines from 323"
      ])
  }

  @Test func `a step of one point finds every change`() {
    let narrow = { (width: Int) in states(width == 330 ? 2 : 1) }
    #expect(lines(step: 16, narrow) == [])
    #expect(
      lines(step: 1, narrow) == ["label: 1 line up to 329, 2 lines at 330, 1 line from 331"])
  }

  @Test func `a label that is cut off changes`() {
    #expect(
      lines { states(2, isCutOff: $0 < 401) } == ["label: 2 lines cut off up to 400, 2 lines from 401"])
  }

  @Test func `a label that is not shown is listed as such`() {
    #expect(lines { states($0 < 500 ? nil : 1) } == ["label: not shown up to 499, 1 line from 500"])
  }

  @Test func `one change costs four measurements besides the samples`() {
    var count = 0
    _ = lines { width in
      count += 1
      return states(width < 342 ? 4 : 3)
    }
    #expect(count == (768 - 320) / 16 + 1 + 4)
  }
}
