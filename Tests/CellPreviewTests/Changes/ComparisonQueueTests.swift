import Testing

@testable import CellPreview

@Suite struct ComparisonQueueTests {
  private let entries = (0..<100).map { "Entry \($0)" }

  @Test func `the shown entry comes first and alone, then those near it`() {
    var queue = ComparisonQueue(entries, shown: "Entry 50")
    let first = queue.nextPart()
    #expect(first.entries == ["Entry 50"])
    queue.finish(first)
    #expect(queue.nextPart().entries == ["Entry 49", "Entry 51", "Entry 48", "Entry 52"])
  }

  @Test func `the shown width of the shown entry comes before its other widths`() {
    var queue = ComparisonQueue(
      entries, widths: ["Entry 50": [375, 320, 768, 375]], shown: "Entry 50", at: 390)
    let first = queue.nextPart()
    #expect(first == ComparisonQueue.Part(entries: ["Entry 50"], widths: [375]))
    queue.finish(first)
    #expect(queue.finishedCount == 0)
    let second = queue.nextPart()
    #expect(second == ComparisonQueue.Part(entries: ["Entry 50"], widths: [320, 768]))
    queue.finish(second)
    #expect(queue.finishedCount == 1)
    #expect(queue.nextPart().widths == [])
  }

  @Test func `an entry that was begun and is not shown any more comes whole`() {
    var queue = ComparisonQueue(["A", "B"], widths: ["A": [1, 2], "B": [1, 2]], shown: "A", at: 1)
    queue.finish(queue.nextPart())
    queue.show("B", at: 2)
    var parts: [ComparisonQueue.Part] = []
    while case let part = queue.nextPart(), !part.entries.isEmpty {
      parts.append(part)
      queue.finish(part)
    }
    #expect(parts.map(\.entries) == [["B"], ["B"], ["A"]])
    #expect(parts.map(\.widths) == [[2], [1], []])
  }

  @Test func `every entry comes exactly once`() {
    var queue = ComparisonQueue(entries, shown: "Entry 7")
    var drawn: [String] = []
    while case let part = queue.nextPart(), !part.entries.isEmpty {
      #expect(part.entries.count <= ComparisonQueue.maximumPartSize)
      drawn += part.entries
      queue.finish(part)
    }
    #expect(drawn.count == 100)
    #expect(Set(drawn) == Set(entries))
    #expect(queue.finishedCount == 100)
  }

  @Test func `another shown entry comes next`() {
    var queue = ComparisonQueue(entries)
    queue.finish(queue.nextPart())
    queue.finish(queue.nextPart())
    queue.show("Entry 90")
    #expect(queue.nextPart().entries == ["Entry 90"])
  }

  @Test func `an entry that is finished is not drawn again when it is shown`() {
    var queue = ComparisonQueue(["A", "B", "C"], shown: "A")
    queue.finish(queue.nextPart())
    queue.show("B")
    queue.finish(queue.nextPart())
    queue.show("A")
    #expect(queue.nextPart().entries == ["C"])
  }

  @Test func `a part that was interrupted comes again`() {
    var queue = ComparisonQueue(["A", "B"], shown: "B")
    #expect(queue.nextPart().entries == ["B"])
    #expect(queue.nextPart().entries == ["B", "A"])
  }
}
