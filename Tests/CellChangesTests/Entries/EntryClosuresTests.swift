import Testing

@testable import CellChanges

@Suite struct EntryClosuresTests {
  private let make = "$s11CellCatalog0B5EntryV_6height4viewACSS_AC6HeightO5UIKit6UIViewCyYbScMYcctcfC"
  private let closure = "$s4Feed7entriesyyFyycfU_"

  @Test(arguments: [
    ("$s4Feed7entriesyyFyycfU_", "$s4Feed7entriesyyFyycfU_"),
    ("$s4Feed7entriesyyFyycfU12_TA", "$s4Feed7entriesyyFyycfU12_"),
    ("$s4Feed7entriesyyFyycfu_", "$s4Feed7entriesyyFyycfu_"), ("$s4Feed7entriesyyF", nil),
    ("$s4Feed4CellCMa", nil), ("_", nil),
  ])
  func `a closure is known by the end of its name`(name: String, closure: String?) {
    #expect(EntryClosures.closure(name) == closure)
  }

  /// Returns whether the closure is one that only draws its entry, in a function that uses some functions in an order.
  private func isClosed(_ uses: [String]) throws -> Bool {
    var object = MadeObject()
    object.addFunction(closure, calling: [], binding: 0)
    object.addFunction("$s4Feed7entriesyyF", calling: uses)
    let graph = try CodeGraph([object])
    return !EntryClosures([[closure]], in: graph).closed.isEmpty
  }

  @Test func `a closure that is handed to an entry only draws it`() throws {
    #expect(try isClosed([closure, make]))
    #expect(try isClosed([closure, "swift_retain", "$s4Feed4CellCMa", make]))
  }

  @Test func `a closure that something else may run first does not only draw an entry`() throws {
    #expect(try !isClosed([closure, "$s4Feed7prepareyyyycF", make]))
    #expect(try !isClosed([make, closure]))
    #expect(try !isClosed([closure, make, closure, "$s4Feed3runyyyycF"]))
  }

  @Test func `a closure that a function of the same file may run first does not only draw an entry`() throws {
    var object = MadeObject()
    object.addFunction(closure, calling: [], binding: 0)
    object.addFunction("$s4Feed7prepareyyyycF", calling: [], binding: 0)
    object.addFunction("$s4Feed7entriesyyF", calling: [closure, "$s4Feed7prepareyyyycF", make])
    #expect(EntryClosures([[closure]], in: try CodeGraph([object])).closed.isEmpty)
  }

  @Test func `the function that passes captured values belongs to its closure`() throws {
    var object = MadeObject()
    object.addFunction(closure, calling: [], binding: 0)
    object.addFunction(closure + "TA", calling: [closure], binding: 0)
    object.addFunction("$s4Feed7entriesyyF", calling: [closure + "TA", make])
    let graph = try CodeGraph([object])
    let closures = EntryClosures([[closure + "TA"]], in: graph)
    #expect(closures.own[0].count == 2)
    #expect(closures.closed == closures.own[0])
  }
}
