import CellDrawing
import Testing

@testable import CellChanges

@Suite struct CodeHashesTests {
  private func content(_ name: String, in objects: MadeObject...) throws -> ContentHash {
    let graph = try CodeGraph(objects)
    var hashes = CodeHashes(graph, replacing: [:])
    return hashes.content(of: try #require(graph.piece(named: name)))
  }

  /// A function that uses two texts, in an order.
  private func object(_ first: String, _ second: String, numbered name: String = ".L.str") -> MadeObject {
    var object = MadeObject()
    object.addText("\(name).1", first)
    object.addText("\(name).2", second)
    object.addFunction("title", calling: ["\(name).1", "\(name).2"])
    return object
  }

  @Test func `a function differs if its bytes do`() throws {
    var (base, other) = (MadeObject(), MadeObject())
    base.addFunction("title", calling: [])
    other.addFunction("title", calling: [], filler: 0x91)
    #expect(try content("title", in: base) != content("title", in: other))
  }

  @Test func `a function differs if it calls another one`() throws {
    var (base, other) = (MadeObject(), MadeObject())
    base.addFunction("title", calling: ["red"])
    other.addFunction("title", calling: ["blue"])
    #expect(try content("title", in: base) != content("title", in: other))
  }

  @Test func `a function is the same if the one that it calls differs`() throws {
    var (base, other) = (MadeObject(), MadeObject())
    base.addFunction("title", calling: ["red"])
    base.addFunction("red", calling: [])
    other.addFunction("title", calling: ["red"])
    other.addFunction("red", calling: ["blue"])
    #expect(try content("title", in: base) == content("title", in: other))
    #expect(try content("red", in: base) != content("red", in: other))
  }

  @Test func `a function differs if a text of its own does`() throws {
    #expect(try content("title", in: object("Ada", "London")) != content("title", in: object("Ada", "Paris")))
  }

  @Test func `two texts that change their places differ`() throws {
    #expect(
      try content("title", in: object("Ada", "London")) != content("title", in: object("London", "Ada")))
  }

  @Test func `the compiler's numbers of texts do not count`() throws {
    let (base, other) = (object("Ada", "London"), object("Ada", "London", numbered: ".L.str.7"))
    #expect(try content("title", in: base) == content("title", in: other))
  }

  @Test func `a function that moves because of another one stays the same`() throws {
    func object(_ size: Int) -> MadeObject {
      var object = MadeObject()
      let filler: [UInt8] = Array(repeating: 0x90, count: size)
      // A call of the function behind the filler, which ends in byte 5.
      let call: [UInt8] = [0xe8, UInt8(8 + size - 5), 0, 0, 0, 0x90, 0x90, 0x90]
      object.add(
        MadeObject.Section(name: ".text", flags: 6, bytes: call + filler + [0xc3, 0x90, 0x90, 0x90]))
      object.add(MadeObject.Symbol(name: "title", section: 0, size: 8))
      object.add(MadeObject.Symbol(name: "other", section: 0, offset: 8, size: size))
      object.add(MadeObject.Symbol(name: "helper", section: 0, offset: 8 + size, size: 4, binding: 0))
      return object
    }
    #expect(try content("title", in: object(8)) == content("title", in: object(24)))
  }

  @Test func `constants that refer to each other differ if one of them does`() throws {
    func content(of byte: UInt8) throws -> ContentHash {
      var object = MadeObject()
      for (name, other, byte) in [(".La", ".Lb", byte), (".Lb", ".La", 1)] {
        let section = object.add(
          MadeObject.Section(
            name: ".data\(name)", bytes: Array(repeating: byte, count: 8),
            relocations: [MadeObject.Relocation(offset: 0, symbol: other, form: 1, addend: 0)]))
        object.add(MadeObject.Symbol(name: name, section: section, size: 8, binding: 0))
      }
      object.addFunction("title", calling: [".La"])
      object.addFunction("text", calling: [".Lb"])
      let graph = try CodeGraph([object])
      var hashes = CodeHashes(graph, replacing: [:])
      // The hash of one constant was made on the way around the other one.
      _ = hashes.content(of: try #require(graph.piece(named: "title")))
      return hashes.content(of: try #require(graph.piece(named: "text")))
    }
    #expect(try content(of: 2) == content(of: 2))
    #expect(try content(of: 2) != content(of: 3))
  }

  @Test func `the number of a closure does not count for what is inside of it`() throws {
    func object(_ closure: String) -> MadeObject {
      var object = MadeObject()
      object.addFunction(closure, calling: ["\(closure)SbycfU_"], binding: 0)
      object.addFunction("\(closure)SbycfU_", calling: [], binding: 0)
      return object
    }
    let hashes = try ["$s4Feed7entriesyyFyycfU2_", "$s4Feed7entriesyyFyycfU3_"].map { name -> ContentHash in
      let graph = try CodeGraph([object(name)])
      let piece = try #require(graph.pieces.firstIndex { $0.name == name })
      var hashes = CodeHashes(graph, replacing: [:])
      return hashes.content(of: piece, under: RenamedCode(prefixes: [name]))
    }
    #expect(hashes[0] == hashes[1])
  }
}
