/// Up to 24 bits that are written together, and their number.
struct DeflateWord {
  private var packed: UInt32

  static let none = DeflateWord(bits: 0, bitCount: 0)

  @inline(__always)
  init(bits: UInt32, bitCount: Int) {
    packed = bits &<< 8 | UInt32(truncatingIfNeeded: bitCount)
  }

  @inline(__always) var bits: UInt64 { UInt64(packed &>> 8) }
  @inline(__always) var bitCount: Int { Int(packed & 0xFF) }
}
