/// A length or a distance as deflate writes it: a symbol, and extra bits that choose one of the symbol's values.
///
/// Source: RFC 1951, 3.2.5.
struct DeflateSymbol {
  /// The number of symbols for literals and the end, which come before those for lengths.
  static let firstLength = 257
  /// The number of symbols for lengths.
  static let lengthCount = 29
  /// The number of symbols for distances.
  static let distanceCount = 30
  static let longestLength = 258
  static let farthestDistance = 32_768

  let number: Int
  let extraBits: Int
  let extra: UInt64

  /// Returns the symbol of a length from 3 to 258 bytes. Symbol numbers begin at 0 here, after the numbers of literals
  /// and the end.
  @inline(__always)
  static func length(_ length: Int) -> DeflateSymbol {
    // The longest length has its own symbol.
    length == longestLength
      ? DeflateSymbol(number: 28, extraBits: 0, extra: 0)
      : DeflateSymbol(UInt32(truncatingIfNeeded: length &- 3), leadingBits: 2)
  }

  /// Returns the symbol of a distance from 1 to 32,768 bytes.
  @inline(__always)
  static func distance(_ distance: Int) -> DeflateSymbol {
    DeflateSymbol(UInt32(truncatingIfNeeded: distance &- 1), leadingBits: 1)
  }

  private init(number: Int, extraBits: Int, extra: UInt64) {
    self.number = number
    self.extraBits = extraBits
    self.extra = extra
  }

  /// Makes the symbol from the highest bit of a value and the `leadingBits` bits after it.
  @inline(__always)
  private init(_ value: UInt32, leadingBits: Int) {
    let highest = 31 &- (value | 1).leadingZeroBitCount
    let bits = max(highest &- leadingBits, 0)
    number = bits &<< leadingBits &+ Int(value &>> UInt32(truncatingIfNeeded: bits))
    extraBits = bits
    extra = UInt64(value & (1 &<< UInt32(truncatingIfNeeded: bits) &- 1))
  }
}
