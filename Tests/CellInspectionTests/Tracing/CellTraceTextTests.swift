import CellDrawing
import Foundation
import Testing
@testable import CellInspection
@testable import CellSnapSampleCells

@Suite struct CellTraceTextTests {
  private let trace = CellTrace(
    entry: "Post", className: "PostCell", row: "0-1", rowName: "row 1", width: 320,
    occasions: [
      TracedOccasion(
        name: "the same view model",
        runs: [
          TracedRun(
            order: "cellReuse",
            steps: [
              TracedStep(step: "updateStyles"), TracedStep(step: "bindData", skipped: "same inputs"),
            ])
        ],
        caches: [CacheCount(cache: "subviewFrames", hits: 1, misses: 0)])
    ], controls: [])

  @Test func `a trace is readable text`() {
    #expect(
      trace.lines == [
        "Post  PostCell row 1 at width 320",
        "",
        "  the same view model",
        "    cellReuse",
        "      updateStyles            ran",
        "      bindData                skipped: same inputs",
        "    caches: subviewFrames 1 hit, 0 misses",
      ])
  }

  @Test func `a diagram grows with its number of traces`() {
    let one = TraceDiagram.scene(of: [trace])
    let two = TraceDiagram.scene(of: [trace, trace])
    #expect(one.size.width == two.size.width)
    let height: CGFloat = 42 + 24 + (8 + 32 + 8) + 24
    #expect(two.size.height - one.size.height == height)
  }

  @Test func `a skipped step has a dashed outline`() {
    let nodes = TraceDiagram.scene(of: [trace]).nodes
    let dashed = nodes.filter {
      if case .stroke(_, let stroke, _) = $0 { !stroke.dashes.isEmpty } else { false }
    }
    // One outline is the step's, and the other is the legend's.
    #expect(dashed.count == 1 + 1)
  }
}
