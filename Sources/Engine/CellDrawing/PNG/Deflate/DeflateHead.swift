/// The start of a block: the lengths of the words of its two codes (RFC 1951, 3.2.7).
struct DeflateHead {
  private struct Part {
    let symbol: Int
    var extraBits = 0
    var extra = 0
  }

  /// The maximum number of bits of a head.
  static let maximumBits = 17 + 19 * 3 + (symbolCount + DeflateSymbol.distanceCount) * (7 + 7)
  private static let symbolCount = DeflateSymbol.firstLength + DeflateSymbol.lengthCount
  /// The order in which the lengths for the lengths' own code are written.
  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  private let parts: [Part]
  private let code: HuffmanCode

  init(symbols: HuffmanCode, distances: HuffmanCode) {
    parts = Self.parts(symbols.lengths + distances.lengths)
    var counts = [UInt32](repeating: 0, count: 19)
    for part in parts { counts[part.symbol] += 1 }
    code = HuffmanCode(counts: counts, longest: 7)
  }

  func write(to writer: inout BitWriter, isLast: Bool) {
    writer.put(isLast ? 1 : 0, bitCount: 1)
    // A block with its own codes, and with lengths for all symbols, all distances and all lengths.
    writer.put(2, bitCount: 2)
    writer.put(UInt64(Self.symbolCount - 257), bitCount: 5)
    writer.put(UInt64(DeflateSymbol.distanceCount - 1), bitCount: 5)
    writer.put(UInt64(Self.order.count - 4), bitCount: 4)
    writer.flush()
    for symbol in Self.order {
      writer.put(UInt64(code.lengths[symbol]), bitCount: 3)
      writer.flush()
    }
    for part in parts {
      writer.put(code.words[part.symbol])
      writer.put(UInt64(part.extra), bitCount: part.extraBits)
      writer.flush()
    }
  }

  /// Returns the lengths, with repetitions in short form.
  private static func parts(_ lengths: [Int]) -> [Part] {
    var parts: [Part] = []
    var rest = lengths[...]
    while let length = rest.first {
      let count = rest.prefix { $0 == length }.count
      let taken: Int
      switch (length, count) {
      case (0, 11...):
        taken = min(count, 138)
        parts.append(Part(symbol: 18, extraBits: 7, extra: taken - 11))
      case (0, 3...):
        taken = count
        parts.append(Part(symbol: 17, extraBits: 3, extra: taken - 3))
      case (1..., 4...):
        taken = min(count, 7)
        parts.append(Part(symbol: length))
        parts.append(Part(symbol: 16, extraBits: 2, extra: taken - 4))
      default:
        taken = 1
        parts.append(Part(symbol: length))
      }
      rest = rest.dropFirst(taken)
    }
    return parts
  }
}
