import Foundation
import Testing
import UIKit

struct NSHashTableTests {
  private final class Delegate {}

  @Test func `a weak table forgets objects that are freed`() {
    let table = NSHashTable<Delegate>.weakObjects()
    let kept = Delegate()
    do {
      let freed = Delegate()
      table.add(kept)
      table.add(freed)
      #expect(table.count == 2)
      withExtendedLifetime(freed) {}
    }
    #expect(table.count == 1)
    #expect(table.allObjects.first === kept)
  }

  @Test func `a strong table keeps its objects`() {
    let table = NSHashTable<Delegate>(options: .strongMemory)
    table.add(Delegate())
    #expect(table.count == 1)
  }

  @Test func `an equal object is added once, and removed by an equal one`() {
    let table = NSHashTable<NSString>(options: .strongMemory)
    table.add("a")
    table.add("a")
    table.add("b")
    #expect(table.allObjects == ["a", "b"])
    #expect(table.contains("b"))
    table.remove("a")
    #expect(table.allObjects == ["b"])
    table.removeAllObjects()
    #expect(table.anyObject == nil)
  }

  @Test func `tables are joined, cut and compared`() {
    func table(_ strings: [NSString]) -> NSHashTable<NSString> {
      let table = NSHashTable<NSString>()
      for string in strings { table.add(string) }
      return table
    }
    let all = table(["a", "b"])
    all.union(table(["b", "c"]))
    #expect(all.allObjects == ["a", "b", "c"])
    all.intersect(table(["c", "b"]))
    #expect(all.isEqual(to: table(["c", "b"])))
    all.minus(table(["c"]))
    #expect(all.allObjects == ["b"])
    #expect(all.isSubset(of: table(["a", "b"])))
    #expect(!all.intersects(table(["a"])))
  }
}
