/// A writer of numbers with some bits, one after the other. The lowest bit comes first. The memory must have room
/// for them.
struct BitWriter {
  /// The bits that do not yet fill a byte.
  struct Rest {
    fileprivate var bits: UInt64 = 0
    /// The number of bits. It is below 8 after `flush`.
    fileprivate var count: UInt64 = 0
  }

  /// The maximum number of bits between two calls of `flush`. At most 7 more are waiting then.
  static let bitsAtOnce = 56
  /// The number of bytes beyond the last one that `flush` may overwrite.
  static let slack = 8

  private(set) var place: UnsafeMutableRawPointer
  private(set) var rest: Rest

  init(_ start: UnsafeMutableRawPointer, after rest: Rest = Rest()) {
    (place, self.rest) = (start, rest)
  }

  /// Adds bits. Between two calls of `flush`, add at most `bitsAtOnce` bits.
  @inline(__always)
  mutating func put(_ value: UInt64, bitCount: Int) {
    rest.bits |= value &<< rest.count
    rest.count &+= UInt64(truncatingIfNeeded: bitCount)
  }

  @inline(__always)
  mutating func put(_ word: DeflateWord) {
    put(word.bits, bitCount: word.bitCount)
  }

  /// Writes the bits that fill whole bytes.
  @inline(__always)
  mutating func flush() {
    place.storeBytes(of: rest.bits.littleEndian, as: UInt64.self)
    place += Int(truncatingIfNeeded: rest.count &>> 3)
    rest.bits &>>= rest.count & ~7
    rest.count &= 7
  }

  /// Writes all bits. The last byte is filled with zeros.
  mutating func finish() {
    flush()
    put(0, bitCount: Int(8 - rest.count) & 7)
    flush()
  }
}
