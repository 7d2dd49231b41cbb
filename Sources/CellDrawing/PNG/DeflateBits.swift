/// Where the next bits of a deflate stream go: at most 7 wait between two flushes, and at most 57 are added.
struct DeflateBits {
  private(set) var place: UnsafeMutableRawPointer
  private(set) var bits: UInt64
  private(set) var count: UInt64

  init(_ place: UnsafeMutableRawPointer, pending: (bits: UInt64, count: UInt64)) {
    self.place = place
    (bits, count) = pending
  }

  @inline(__always)
  mutating func append(_ more: UInt64, _ size: UInt64) {
    bits |= more &<< count
    count &+= size
  }

  /// Stores the whole bytes; 8 are written wherever fewer count.
  @inline(__always)
  mutating func flush() {
    place.storeBytes(of: bits.littleEndian, as: UInt64.self)
    place += Int(count &>> 3)
    bits = bits &>> (count & ~7)
    count &= 7
  }
}
