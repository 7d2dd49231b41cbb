/// A length or a distance as deflate writes it: a symbol, and bits after it that say which of those it stands for.
///
/// Source: RFC 1951, 3.2.5.
struct DeflateSymbol {
  /// How many symbols there are for literals and the end, before those for lengths.
  static let firstLength = 257
  /// How many symbols there are for lengths.
  static let lengthCount = 29
  /// How many symbols there are for distances.
  static let distanceCount = 30
  static let longestLength = 258
  static let farthestDistance = 32_768

  let number: Int
  let extraBits: Int
  let extra: UInt64

  /// Of a length, from 3 to 258 bytes; the numbers follow those of literals and of the end.
  @inline(__always)
  static func length(_ length: Int) -> DeflateSymbol {
    // The longest has a symbol of its own.
    length == longestLength
      ? DeflateSymbol(number: 28, extraBits: 0, extra: 0)
      : DeflateSymbol(UInt32(truncatingIfNeeded: length &- 3), leadingBits: 2)
  }

  /// Of a distance, from 1 to 32,768 bytes.
  @inline(__always)
  static func distance(_ distance: Int) -> DeflateSymbol {
    DeflateSymbol(UInt32(truncatingIfNeeded: distance &- 1), leadingBits: 1)
  }

  private init(number: Int, extraBits: Int, extra: UInt64) {
    self.number = number
    self.extraBits = extraBits
    self.extra = extra
  }

  /// The symbol names the highest bit of a value and some after it.
  @inline(__always)
  private init(_ value: UInt32, leadingBits: Int) {
    let highest = 31 &- (value | 1).leadingZeroBitCount
    let bits = max(highest &- leadingBits, 0)
    number = bits &<< leadingBits &+ Int(value &>> UInt32(truncatingIfNeeded: bits))
    extraBits = bits
    extra = UInt64(value & (1 &<< UInt32(truncatingIfNeeded: bits) &- 1))
  }
}
