import Testing

@testable import CellSnapshots

/// Tests of the lines about layouts that changed without any pixel.
@Suite struct UnseenLayoutsTests {
  private func lines(_ layouts: [UnseenLayout?]) -> [String] {
    var run = Run(program: "1", references: "Snapshots", rule: "exact")
    run.snapshots = layouts.enumerated().map { place, layout in
      var result = SnapshotResult(name: "Feed/Feed.\(place)@2x", entry: "Feed", verdict: .identical)
      result.unseenLayout = layout
      return result
    }
    return UnseenLayouts(run).lines(program: "snapshots")
  }

  @Test func `equal layouts print nothing`() {
    #expect(lines([nil, nil]) == [])
  }

  @Test func `one changed layout is named, and several are counted`() {
    #expect(
      lines([nil, .changed]) == [
        "the layout of Feed/Feed.1@2x changed without any changed pixel; snapshots record stores it"
      ])
    #expect(
      lines([.recorded, nil, .recorded]) == [
        "the layout of 2 snapshots, such as Feed/Feed.0@2x, changed without any changed pixel, and was recorded"
      ])
  }
}
