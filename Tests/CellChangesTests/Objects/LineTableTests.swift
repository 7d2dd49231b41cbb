import Testing

@testable import CellChanges

@Suite struct LineTableTests {
  /// A unit of version 4 whose first line is 1, for a function of 32 bytes.
  private func object(program: [UInt8]) -> MadeObject {
    let header: [UInt8] =
      // The length of an instruction, one operation each, statements, the lowest step of a line, 14 steps, 13 opcodes.
      [1, 1, 1, UInt8(bitPattern: -5), 14, 13] + [0, 1, 1, 1, 1, 0, 0, 0, 1, 0, 0, 1]
      // No folders and no files.
      + [0, 0]
    let rest: [UInt8] = [4, 0] + [UInt8(header.count), 0, 0, 0] + header + program
    let unit: [UInt8] = [UInt8(rest.count), 0, 0, 0] + rest
    let address = unit.count - program.count + 3
    var object = MadeObject()
    object.add(MadeObject.Section(name: ".text.paint", flags: 6, bytes: Array(repeating: 0x90, count: 32)))
    object.add(MadeObject.Symbol(name: "paint", section: 0, size: 32))
    object.add(
      MadeObject.Section(
        name: ".debug_line", flags: 0, bytes: unit,
        relocations: [MadeObject.Relocation(offset: address, symbol: "paint", form: 1, addend: 0)]))
    return object
  }

  /// The opcode that begins with the address of the function.
  private let setAddress: [UInt8] = [0, 9, 2] + Array(repeating: 0, count: 8)

  private func table(_ program: [UInt8]) throws -> LineTable {
    let file = try ObjectFile(object(program: setAddress + program).bytes)
    return try #require(try LineTable(file, symbols: try file.symbols()))
  }

  @Test func `a line counts from its first instruction to the next line`() throws {
    // Line 1 + 9 at 0, then 6 bytes on to line 10 + 2.
    let table = try table([3, 9, 1, 2, 6, 3, 2, 1])
    #expect(table.line(in: 1, at: 0) == 10)
    #expect(table.line(in: 1, at: 5) == 10)
    #expect(table.line(in: 1, at: 6) == 12)
    #expect(table.line(in: 1, at: 31) == 12)
  }

  @Test func `a special opcode moves on and sets a line`() throws {
    // 13 + 14 * 2 + 5 + 3: two bytes and three lines.
    let table = try table([1, UInt8(13 + 14 * 2 + 5 + 3)])
    #expect(table.line(in: 1, at: 1) == 1)
    #expect(table.line(in: 1, at: 2) == 1 + 3)
  }

  @Test func `code of another file has no line`() throws {
    let table = try table([1, 2, 4, 4, 2, 1, 2, 4, 4, 1, 1])
    #expect(table.line(in: 1, at: 3) == 1)
    #expect(table.line(in: 1, at: 4) == 0)
    #expect(table.line(in: 1, at: 8) == 1)
  }

  @Test func `nothing after the end of the code has a line`() throws {
    let table = try table([1, 2, 8, 0, 1, 1])
    #expect(table.line(in: 1, at: 7) == 1)
    #expect(table.line(in: 1, at: 8) == 0)
    #expect(table.line(in: 2, at: 0) == 0)
  }

  @Test func `a table that ends too early is refused`() throws {
    let file = try ObjectFile(object(program: setAddress + [2]).bytes)
    let symbols = try file.symbols()
    #expect(throws: (any Error).self) { try LineTable(file, symbols: symbols) }
  }
}
