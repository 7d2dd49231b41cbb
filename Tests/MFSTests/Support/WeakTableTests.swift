import Testing

@testable import MFS

extension MFSTests {
  @MainActor struct WeakTableTests {
    final class Key {}

    @Test func aValueIsFoundByItsObject() {
      let table = WeakTable<Int>()
      let (first, second) = (Key(), Key())
      table[first] = 1
      table[second] = 2
      #expect(table[first] == 1)
      #expect(table[second] == 2)
    }

    @Test func theTableKeepsNoObjectAlive() {
      let table = WeakTable<Int>()
      weak var gone: Key?
      do {
        let key = Key()
        gone = key
        table[key] = 1
      }
      #expect(gone == nil)
    }

    @Test func entriesOfObjectsThatAreGoneAreSwept() {
      let table = WeakTable<Int>()
      let kept = Key()
      table[kept] = 7
      for number in 0..<10_000 { table[Key()] = number }
      #expect(table.count <= 64)
      #expect(table[kept] == 7)
    }
  }
}
