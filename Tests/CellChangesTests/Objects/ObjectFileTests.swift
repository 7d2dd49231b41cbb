import Testing

@testable import CellChanges

@Suite struct ObjectFileTests {
  private var object: MadeObject {
    var object = MadeObject()
    object.addFunction("paint", calling: ["fill"])
    return object
  }

  @Test func `a file of another kind is refused`() {
    #expect(throws: ObjectFileError.notAnObject) { try ObjectFile(Array("a text of several words".utf8)) }
  }

  @Test func `a file for an unknown processor is refused`() {
    var object = object
    object.processor = 243
    #expect(throws: ObjectFileError.unknownProcessor(number: 243)) { try ObjectFile(object.bytes) }
  }

  @Test func `no beginning of a file is read beyond its end`() {
    let bytes = object.bytes
    for count in bytes.indices {
      _ = try? ObjectFile(Array(bytes[..<count])).symbols()
    }
    #expect((try? ObjectFile(Array(bytes.dropLast()))) == nil)
  }

  @Test func `a changed byte is no crash`() throws {
    let bytes = object.bytes
    var readable = 0
    for index in bytes.indices {
      for value: UInt8 in [0, 0x7f, 0xff] {
        var changed = bytes
        changed[index] = value
        var graph = CodeGraph()
        if (try? graph.add(ObjectFile(changed), named: "Feed/Cell.swift.o")) != nil { readable += 1 }
      }
    }
    #expect(readable > 0)
  }

  @Test func `symbols have their names and sections`() throws {
    let symbols = try ObjectFile(object.bytes).symbols()
    #expect(symbols.map(\.name) == ["", "", "paint", "fill"])
    #expect(symbols.map(\.section) == [nil, 1, 1, nil])
  }

  @Test func `relocations name a symbol by its number`() throws {
    let file = try ObjectFile(object.bytes)
    let section = try #require(file.sections.first { $0.kind == .relocations })
    let relocation = try #require(try file.relocations(in: section).first)
    #expect(try file.symbols()[relocation.symbol].name == "fill")
    #expect(relocation.offset == 1)
    #expect(relocation.addend == -4)
  }

  @Test func `the hash of a file's code does not have what is written for debuggers`() throws {
    var debugged = object
    debugged.add(MadeObject.Section(name: ".debug_str", flags: 0, bytes: Array("/home/ada".utf8)))
    var moved = object
    moved.add(MadeObject.Section(name: ".debug_str", flags: 0, bytes: Array("/home/bob".utf8)))
    #expect(try ObjectFile(debugged.bytes).code() == ObjectFile(moved.bytes).code())
    var other = MadeObject()
    other.addFunction("paint", calling: ["fill"], filler: 0x91)
    #expect(try ObjectFile(object.bytes).code() != ObjectFile(other.bytes).code())
  }
}
