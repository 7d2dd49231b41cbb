/// What a block writes for each byte, each length and each distance.
struct DeflateWords {
  /// How many literals are written at once, and the most bits that one may have for it.
  static let literalsAtOnce = 4
  static let longestSymbol = BitWriter.bitsAtOnce / literalsAtOnce

  /// By byte.
  private let literals: [DeflateWord]
  /// By length, with the bits after the symbol.
  private let lengths: [DeflateWord]
  /// By distance's symbol, without the bits after it.
  private let distances: [DeflateWord]
  private let end: DeflateWord

  init(symbols: HuffmanCode, distances: HuffmanCode) {
    literals = Array(symbols.words[..<256])
    end = symbols.words[256]
    lengths = (0...DeflateStep.longest).map { length in
      guard length >= 3 else { return .none }
      let symbol = DeflateSymbol.length(length)
      let word = symbols.words[DeflateSymbol.firstLength + symbol.number]
      return DeflateWord(
        bits: UInt32(word.bits | symbol.extra << word.bitCount), bitCount: word.bitCount + symbol.extraBits)
    }
    self.distances = distances.words
  }

  /// Writes the steps of a block, the bytes after them and its end.
  func write(_ block: borrowing DeflateBlock, to target: inout BitWriter) {
    // What is written could be the writer itself, but for a copy of it.
    var writer = target
    literals.withUnsafeBufferPointer { literals in
      lengths.withUnsafeBufferPointer { lengths in
        distances.withUnsafeBufferPointer { distances in
          var place = UnsafePointer(block.bytes.assumingMemoryBound(to: UInt8.self))
          for step in block.allSteps {
            Self.write(Int(step.literals), from: &place, literals, to: &writer)
            writer.put(lengths[Int(step.length)])
            let symbol = DeflateSymbol.distance(Int(step.distance))
            writer.put(distances[symbol.number])
            writer.put(symbol.extra, bitCount: symbol.extraBits)
            writer.flush()
            place += Int(step.length)
          }
          Self.write(block.tail, from: &place, literals, to: &writer)
        }
      }
    }
    writer.put(end)
    writer.flush()
    target = writer
  }

  @inline(__always)
  private static func write(
    _ count: Int, from place: inout UnsafePointer<UInt8>, _ words: UnsafeBufferPointer<DeflateWord>,
    to writer: inout BitWriter
  ) {
    var rest = count
    while rest >= literalsAtOnce {
      for next in 0..<literalsAtOnce { writer.put(words[Int(place[next])]) }
      writer.flush()
      place += literalsAtOnce
      rest &-= literalsAtOnce
    }
    while rest > 0 {
      writer.put(words[Int(place[0])])
      writer.flush()
      place += 1
      rest &-= 1
    }
  }
}
