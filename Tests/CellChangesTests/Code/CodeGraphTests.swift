import Testing

@testable import CellChanges

@Suite struct CodeGraphTests {
  /// Returns the names of the pieces that the piece of a name comes to.
  private func reach(_ name: String, _ objects: MadeObject...) throws -> [String] {
    let graph = try CodeGraph(objects)
    var reach = CodeReach()
    reach.add([try #require(graph.piece(named: name))], in: graph)
    return reach.order.compactMap { graph.pieces[$0].name }
  }

  @Test func `a function comes to what the functions that it calls use`() throws {
    var (cell, style) = (MadeObject(), MadeObject())
    cell.addFunction("layout", calling: ["color"])
    style.addFunction("color", calling: ["shade"])
    style.addFunction("shade", calling: [])
    style.addFunction("font", calling: [])
    #expect(try reach("layout", cell, style) == ["layout", "color", "shade"])
  }

  @Test func `a call that the compiler resolved itself is found`() throws {
    var object = MadeObject()
    // call +11, from 5 to 16.
    object.add(
      MadeObject.Section(
        name: ".text", flags: 6, bytes: [0xe8, 11, 0, 0, 0] + Array(repeating: 0x90, count: 27)))
    object.add(MadeObject.Symbol(name: "layout", section: 0, size: 16))
    object.add(MadeObject.Symbol(name: "helper", section: 0, offset: 16, size: 16, binding: 0))
    #expect(try reach("layout", object) == ["layout", "helper"])
  }

  @Test func `a number that is no distance of an instruction is no call`() throws {
    var object = MadeObject()
    // The same number after another code.
    object.add(
      MadeObject.Section(
        name: ".text", flags: 6, bytes: [0xb8, 11, 0, 0, 0] + Array(repeating: 0x90, count: 27)))
    object.add(MadeObject.Symbol(name: "layout", section: 0, size: 16))
    object.add(MadeObject.Symbol(name: "helper", section: 0, offset: 16, size: 16, binding: 0))
    #expect(try reach("layout", object) == ["layout"])
  }

  @Test func `a call of AArch64 that the compiler resolved itself is found`() throws {
    var object = MadeObject()
    object.processor = 183
    // BL +4 instructions, from 0 to 16.
    object.add(
      MadeObject.Section(name: ".text", flags: 6, bytes: [4, 0, 0, 0x94] + Array(repeating: 0, count: 28)))
    object.add(MadeObject.Symbol(name: "layout", section: 0, size: 16))
    object.add(MadeObject.Symbol(name: "helper", section: 0, offset: 16, size: 16, binding: 0))
    #expect(try reach("layout", object) == ["layout", "helper"])
  }

  @Test func `a distance to a section means the function there`() throws {
    var object = MadeObject()
    // The distance counts from the end of the number, 4 bytes later.
    object.add(
      MadeObject.Section(
        name: ".text.layout", flags: 6, bytes: Array(repeating: 0x90, count: 8),
        relocations: [MadeObject.Relocation(offset: 1, symbol: ".text", form: 2, addend: 16 - 4)]))
    object.add(MadeObject.Symbol(name: "layout", section: 0, size: 8))
    object.add(MadeObject.Section(name: ".text", flags: 6, bytes: Array(repeating: 0x90, count: 32)))
    object.add(MadeObject.Symbol(name: "first", section: 1, size: 16, binding: 0))
    object.add(MadeObject.Symbol(name: "second", section: 1, offset: 16, size: 16, binding: 0))
    #expect(try reach("layout", object) == ["layout", "second"])
  }

  @Test func `the first of several weak functions is taken`() throws {
    var (user, first, second) = (MadeObject(), MadeObject(), MadeObject())
    user.addFunction("layout", calling: ["shared"])
    first.addFunction("shared", calling: ["one"], binding: 2)
    first.addFunction("one", calling: [])
    second.addFunction("shared", calling: ["two"], binding: 2)
    second.addFunction("two", calling: [])
    #expect(try reach("layout", user, first, second) == ["layout", "shared", "one"])
  }

  @Test func `a strong function is taken before a weak one`() throws {
    var (user, first, second) = (MadeObject(), MadeObject(), MadeObject())
    user.addFunction("layout", calling: ["shared"])
    first.addFunction("shared", calling: ["one"], binding: 2)
    second.addFunction("shared", calling: ["two"])
    second.addFunction("two", calling: [])
    first.addFunction("one", calling: [])
    #expect(try reach("layout", user, first, second) == ["layout", "shared", "two"])
  }

  @Test func `a function that C can find by its name is used by everyone`() throws {
    var object = MadeObject()
    object.addFunction("$s4Feed5paintyyF", calling: [])
    object.addFunction("feed_paint", calling: [])
    let graph = try CodeGraph([object])
    #expect(graph.unnamedUses.compactMap { graph.pieces[$0].name } == ["feed_paint"])
  }

  @Test func `what runs before the program is used by everyone`() throws {
    var object = MadeObject()
    object.addFunction("$s4Feed5setUpyyF", calling: [])
    object.add(
      MadeObject.Section(
        name: ".init_array", bytes: Array(repeating: 0, count: 8),
        relocations: [MadeObject.Relocation(offset: 0, symbol: "$s4Feed5setUpyyF", form: 1, addend: 0)]))
    let graph = try CodeGraph([object])
    let list = try #require(graph.unnamedUses.first)
    #expect(graph.uses(of: list).map { graph.pieces[$0].name } == ["$s4Feed5setUpyyF"])
  }
}

@Suite struct ConformanceTests {
  /// Returns a program in which a conformance names a protocol and a type.
  private func graph(type: Bool, protocol isThere: Bool) throws -> CodeGraph {
    var object = MadeObject()
    if type { object.addFunction("type", calling: []) }
    if isThere { object.addFunction("protocol", calling: []) }
    object.add(
      MadeObject.Section(
        name: ".rodata", bytes: Array(repeating: 0, count: 16),
        relocations: [
          MadeObject.Relocation(offset: 0, symbol: "protocol", form: 2, addend: 0),
          MadeObject.Relocation(offset: 4, symbol: "type", form: 2, addend: 0),
        ]))
    object.add(
      MadeObject.Symbol(name: "$sconformance", section: [type, isThere].count { $0 }, size: 16))
    object.add(
      MadeObject.Section(
        name: "swift5_protocol_conformances", bytes: Array(repeating: 0, count: 4),
        relocations: [MadeObject.Relocation(offset: 0, symbol: "$sconformance", form: 2, addend: 0)]))
    return try CodeGraph([object])
  }

  @Test func `a type uses its conformances`() throws {
    let graph = try graph(type: true, protocol: true)
    let (type, other) = (
      try #require(graph.piece(named: "type")), try #require(graph.piece(named: "protocol"))
    )
    #expect(graph.uses(of: type).map { graph.pieces[$0].name } == ["$sconformance"])
    #expect(graph.uses(of: other).isEmpty)
  }

  @Test func `a protocol uses the conformances of types of others`() throws {
    let graph = try graph(type: false, protocol: true)
    let other = try #require(graph.piece(named: "protocol"))
    #expect(graph.uses(of: other).map { graph.pieces[$0].name } == ["$sconformance"])
  }

  @Test func `everyone uses a conformance of others' types to others' protocols`() throws {
    let graph = try graph(type: false, protocol: false)
    #expect(graph.unnamedUses.compactMap { graph.pieces[$0].name } == ["$sconformance"])
  }
}

extension CodeGraph {
  /// Makes the graph of some object files.
  init(_ objects: [MadeObject]) throws {
    self.init()
    for (index, object) in objects.enumerated() {
      try add(ObjectFile(object.bytes), named: "Feed/File\(index).swift.o")
    }
    addConformances()
  }
}
