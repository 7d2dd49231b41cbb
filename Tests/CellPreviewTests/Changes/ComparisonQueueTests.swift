import Testing

@testable import CellPreview

@Suite struct ComparisonQueueTests {
  private let entries = (0..<100).map { "Entry \($0)" }

  @Test func `the shown entry comes first and alone, then those near it`() {
    var queue = ComparisonQueue(entries, shown: "Entry 50")
    let first = queue.nextPart()
    #expect(first == ["Entry 50"])
    queue.finish(first)
    #expect(queue.nextPart() == ["Entry 49", "Entry 51", "Entry 48", "Entry 52"])
  }

  @Test func `every entry comes exactly once`() {
    var queue = ComparisonQueue(entries, shown: "Entry 7")
    var drawn: [String] = []
    while case let part = queue.nextPart(), !part.isEmpty {
      #expect(part.count <= ComparisonQueue.maximumPartSize)
      drawn += part
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
    #expect(queue.nextPart() == ["Entry 90"])
  }

  @Test func `an entry that is finished is not drawn again when it is shown`() {
    var queue = ComparisonQueue(["A", "B", "C"], shown: "A")
    queue.finish(queue.nextPart())
    queue.show("B")
    queue.finish(queue.nextPart())
    queue.show("A")
    #expect(queue.nextPart() == ["C"])
  }

  @Test func `a part that was interrupted comes again`() {
    var queue = ComparisonQueue(["A", "B"], shown: "B")
    #expect(queue.nextPart() == ["B"])
    #expect(queue.nextPart() == ["B", "A"])
  }
}
