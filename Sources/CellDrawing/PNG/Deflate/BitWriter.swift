/// Writes numbers of some bits one after the other, the lowest bit first, to memory that has room for them.
struct BitWriter {
  /// Bits that make no whole byte yet.
  struct Rest {
    fileprivate var bits: UInt64 = 0
    /// Below 8 after `flush`.
    fileprivate var count: UInt64 = 0
  }

  /// As many bits may follow a `flush`: beside them 7 wait at most.
  static let bitsAtOnce = 56
  /// How many bytes beyond the last one `flush` may touch.
  static let slack = 8

  private(set) var place: UnsafeMutableRawPointer
  private(set) var rest: Rest

  init(_ start: UnsafeMutableRawPointer, after rest: Rest = Rest()) {
    (place, self.rest) = (start, rest)
  }

  /// Up to `bitsAtOnce` may follow a `flush`.
  @inline(__always)
  mutating func put(_ value: UInt64, bitCount: Int) {
    rest.bits |= value &<< rest.count
    rest.count &+= UInt64(truncatingIfNeeded: bitCount)
  }

  @inline(__always)
  mutating func put(_ word: DeflateWord) {
    put(word.bits, bitCount: word.bitCount)
  }

  /// Writes what is whole bytes.
  @inline(__always)
  mutating func flush() {
    place.storeBytes(of: rest.bits.littleEndian, as: UInt64.self)
    place += Int(truncatingIfNeeded: rest.count &>> 3)
    rest.bits &>>= rest.count & ~7
    rest.count &= 7
  }

  /// Writes all, the last byte filled with zeros.
  mutating func finish() {
    flush()
    put(0, bitCount: Int(8 - rest.count) & 7)
    flush()
  }
}
