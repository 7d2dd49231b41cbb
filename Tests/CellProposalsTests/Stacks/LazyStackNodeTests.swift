import CellProposals
import Testing

@Suite struct LazyStackNodeTests {
  @Test func `a lazy column is as wide as its proposal`() {
    let stack = LazyStackNode(.vertical, [box(40, 30, 1), box(60, 20, 2)])
    #expect(stack.taken(200, 500) == size(200, 30 + 8 + 20))
    let laid = Laid(stack, 200, 58)
    #expect(laid[1] == rect((200 - 40) / 2, 0, 40, 30))
    #expect(laid[2] == rect((200 - 60) / 2, 30 + 8, 60, 20))
  }

  @Test func `a shape in a lazy column is 10 points high`() {
    #expect(LazyStackNode(.vertical, distance: 0, [shape(), shape()]).taken(200, 500) == size(200, 10 + 10))
  }

  @Test func `leading children of a lazy column begin at its side`() {
    let stack = LazyStackNode(.vertical, alignment: .leading, [box(40, 30, 1)])
    #expect(Laid(stack, 200, 30)[1] == rect(0, 0, 40, 30))
  }

  @Test func `a lazy row is as high as its proposal`() {
    let stack = LazyStackNode(.horizontal, alignment: .bottom, distance: 5, [box(40, 30), box(60, 20, 1)])
    #expect(stack.taken(500, 200) == size(40 + 5 + 60, 200))
    #expect(Laid(stack, 105, 200)[1] == rect(45, 200 - 20, 60, 20))
  }
}
