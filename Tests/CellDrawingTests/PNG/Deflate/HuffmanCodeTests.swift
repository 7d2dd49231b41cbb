import Testing

@testable import CellDrawing

@Suite struct HuffmanCodeTests {
  /// The number of all words of 15 bits that begin with a word of the code.
  private func taken(_ code: HuffmanCode) -> Int {
    code.lengths.filter { $0 > 0 }.reduce(0) { $0 + 1 << (15 - $1) }
  }

  @Test func `a frequent symbol has a short word`() {
    // The counts 1 + 1 join to 2, then 2 + 4 to 6, and 6 joins 8 last.
    #expect(HuffmanCode(counts: [1, 8, 0, 1, 4], longest: 15).lengths == [3, 1, 0, 3, 2])
  }

  @Test func `equally frequent symbols have equally long words`() {
    #expect(HuffmanCode(counts: [5, 5, 5, 5], longest: 15).lengths == [2, 2, 2, 2])
  }

  @Test func `words count upwards from the shortest`() {
    // The words are 0, 10, 110 and 111, with the first bit lowest.
    let code = HuffmanCode(counts: [1, 8, 0, 1, 4], longest: 15)
    #expect(code.words.map(\.bits) == [0b011, 0b0, 0, 0b111, 0b01])
    #expect(code.words.map(\.bitCount) == [3, 1, 0, 3, 2])
  }

  @Test(arguments: [[0, 0, 7], [0, 0, 0], [7, 0, 0], [0, 7, 0]] as [[UInt32]])
  func `a code has at least two words`(counts: [UInt32]) {
    let code = HuffmanCode(counts: counts, longest: 15)
    #expect(code.lengths.sorted() == [0, 1, 1])
    for (count, length) in zip(counts, code.lengths) where count > 0 { #expect(length == 1) }
  }

  @Test(arguments: [7, 9, 14, 15])
  func `no word is longer than allowed`(longest: Int) {
    var counts: [UInt32] = [1, 1]
    while counts.count < 40 { counts.append(counts[counts.count - 1] + counts[counts.count - 2]) }
    let code = HuffmanCode(counts: counts, longest: longest)
    #expect(code.lengths.max() == longest)
    #expect(code.lengths.min() ?? 0 > 0)
    #expect(taken(code) == 1 << 15)
    #expect(code.lengths == code.lengths.sorted(by: >))
  }

  @Test func `no word is the beginning of another`() {
    let code = HuffmanCode(counts: (0..<286).map { UInt32($0 * $0 % 97) }, longest: 14)
    let words = code.words.filter { $0.bitCount > 0 }
    for (place, word) in words.enumerated() {
      for other in words[(place + 1)...] {
        let mask = UInt64(1) << UInt64(min(word.bitCount, other.bitCount)) - 1
        #expect(word.bits & mask != other.bits & mask)
      }
    }
  }
}
