/// The bits that a block writes for each byte, each length and each distance.
struct DeflateWords {
  /// The maximum bits of a symbol. A pixel's four bytes are written at once.
  static let longestSymbol = BitWriter.bitsAtOnce / 4
  static let longestDistance = 15
  /// The words by byte.
  private let literals: [DeflateWord]
  /// The words by length, including the extra bits.
  private let lengths: [DeflateWord]
  /// The words by the distance's symbol, without the extra bits.
  private let distances: [DeflateWord]
  private let end: DeflateWord

  init(symbols: HuffmanCode, distances: HuffmanCode) {
    literals = Array(symbols.words[..<256])
    end = symbols.words[256]
    lengths = (0...DeflateSymbol.longestLength).map { length in
      guard length >= 3 else { return .none }
      let symbol = DeflateSymbol.length(length)
      let word = symbols.words[DeflateSymbol.firstLength + symbol.number]
      return DeflateWord(
        bits: UInt32(word.bits | symbol.extra << word.bitCount), bitCount: word.bitCount + symbol.extraBits)
    }
    self.distances = distances.words
  }

  /// Returns the maximum number of bytes of a block with its head.
  static func maximumBytes(of byteCount: Int) -> Int {
    // A copy of three bytes is the worst case. A length has at most 5 extra bits, a distance at most 13.
    let maximumBits = (longestSymbol + 5 + longestDistance + 13 + 2) / 3
    return (DeflateHead.maximumBits + byteCount * maximumBits) / 8 + 2 * BitWriter.slack
  }

  /// Writes the parts of a block's rows and its end.
  func write(_ block: borrowing RowBlock, by search: borrowing CopySearch, to writer: inout BitWriter) {
    search.forgetAll()
    literals.withUnsafeBufferPointer { literals in
      lengths.withUnsafeBufferPointer { lengths in
        distances.withUnsafeBufferPointer { distances in
          var target = WordWriter(
            writer: writer, literals: literals, lengths: lengths, distances: distances)
          for row in 0..<block.rowCount { search.add(row, of: block, to: &target) }
          writer = target.writer
        }
      }
    }
    writer.put(end)
    writer.flush()
  }
}

private struct WordWriter: DeflateTarget {
  var writer: BitWriter
  let literals: UnsafeBufferPointer<DeflateWord>
  let lengths: UnsafeBufferPointer<DeflateWord>
  let distances: UnsafeBufferPointer<DeflateWord>

  @inline(__always)
  mutating func add(_ byte: UInt8) {
    writer.put(literals[Int(byte)])
    writer.flush()
  }

  @inline(__always)
  mutating func addPixel(_ bytes: UInt64, channels: Int) {
    writer.put(literals[Int(truncatingIfNeeded: bytes & 0xFF)])
    writer.put(literals[Int(truncatingIfNeeded: bytes &>> 8 & 0xFF)])
    writer.put(literals[Int(truncatingIfNeeded: bytes &>> 16 & 0xFF)])
    if channels == 4 { writer.put(literals[Int(truncatingIfNeeded: bytes &>> 24 & 0xFF)]) }
    writer.flush()
  }

  @inline(__always)
  mutating func addCopy(length: Int, distance: Int) {
    writer.put(lengths[length])
    let symbol = DeflateSymbol.distance(distance)
    writer.put(distances[symbol.number])
    writer.put(symbol.extra, bitCount: symbol.extraBits)
    writer.flush()
  }
}
