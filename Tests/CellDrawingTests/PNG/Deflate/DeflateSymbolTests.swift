import Testing

@testable import CellDrawing

@Suite struct DeflateSymbolTests {
  private func values(_ symbol: DeflateSymbol) -> [Int] {
    [symbol.number, symbol.extraBits, Int(symbol.extra)]
  }

  // The symbol, the number of its extra bits and their value, from section 3.2.5 of RFC 1951.
  @Test(arguments: [
    (3, [0, 0, 0]), (10, [7, 0, 0]), (11, [8, 1, 0]), (12, [8, 1, 1]), (13, [9, 1, 0]), (18, [11, 1, 1]),
    (19, [12, 2, 0]), (66, [19, 3, 7]), (67, [20, 4, 0]), (130, [23, 4, 15]), (131, [24, 5, 0]),
    (257, [27, 5, 30]), (258, [28, 0, 0]),
  ])
  func `a length has the symbol of RFC 1951`(length: Int, expected: [Int]) {
    #expect(values(.length(length)) == expected)
  }

  @Test(arguments: [
    (1, [0, 0, 0]), (4, [3, 0, 0]), (5, [4, 1, 0]), (6, [4, 1, 1]), (7, [5, 1, 0]), (9, [6, 2, 0]),
    (193, [15, 6, 0]), (1024, [19, 8, 255]), (24_577, [29, 13, 0]), (32_768, [29, 13, 8191]),
  ])
  func `a distance has the symbol of RFC 1951`(distance: Int, expected: [Int]) {
    #expect(values(.distance(distance)) == expected)
  }
}
