import Testing

@testable import CellChanges

@Suite struct ObjectPiecesTests {
  private func pieces(_ symbols: [MadeObject.Symbol], count: Int) throws -> ObjectPieces {
    var object = MadeObject()
    object.add(MadeObject.Section(name: ".data", bytes: Array(repeating: 7, count: count)))
    for symbol in symbols { object.add(symbol) }
    let file = try ObjectFile(object.bytes)
    return try ObjectPieces(file, symbols: try file.symbols())
  }

  @Test func `a section is divided at its symbols`() throws {
    let pieces = try pieces(
      [
        MadeObject.Symbol(name: "second", section: 0, offset: 8, size: 8),
        MadeObject.Symbol(name: "first", section: 0, offset: 0, size: 8),
      ], count: 16)
    #expect(pieces.pieces.map(\.range) == [0..<8, 8..<16])
    #expect(pieces.pieces.map { $0.symbol?.name } == ["first", "second"])
  }

  @Test func `bytes without a symbol are a piece too`() throws {
    let pieces = try pieces([MadeObject.Symbol(name: "middle", section: 0, offset: 4, size: 4)], count: 12)
    #expect(pieces.pieces.map(\.range) == [0..<4, 4..<8, 8..<12])
    #expect(pieces.pieces.map { $0.symbol?.name } == [nil, "middle", nil])
  }

  @Test func `a symbol inside of another one names a part of the same piece`() throws {
    // The type of a class begins 16 bytes after what the compiler calls its full metadata.
    let pieces = try pieces(
      [
        MadeObject.Symbol(name: "full", section: 0, offset: 0, size: 32, binding: 0),
        MadeObject.Symbol(name: "type", section: 0, offset: 16, size: 32),
        MadeObject.Symbol(name: "next", section: 0, offset: 32, size: 8),
      ], count: 40)
    #expect(pieces.pieces.map(\.range) == [0..<32, 32..<40])
    #expect(pieces.pieces[0].symbol?.name == "type")
    #expect(pieces.piece(in: 1, at: 16) == 0)
    #expect(pieces.piece(in: 1, at: 32) == 1)
  }

  @Test func `a symbol without a size goes on to the next one`() throws {
    let pieces = try pieces(
      [
        MadeObject.Symbol(name: "first", section: 0, offset: 0),
        MadeObject.Symbol(name: "second", section: 0, offset: 8),
      ], count: 12)
    #expect(pieces.pieces.map(\.range) == [0..<8, 8..<12])
  }

  @Test func `no piece is at an offset behind the section`() throws {
    let pieces = try pieces([MadeObject.Symbol(name: "only", section: 0, size: 8)], count: 8)
    #expect(pieces.piece(in: 1, at: 8) == nil)
    #expect(pieces.piece(in: 1, at: -1) == nil)
    #expect(pieces.piece(in: 99, at: 0) == nil)
  }
}
