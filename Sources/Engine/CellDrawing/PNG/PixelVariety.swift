/// An estimate of how many different pixels were seen, with one bit per hash.
struct PixelVariety {
  private static let bits = 14
  private var seen = [UInt64](repeating: 0, count: 1 << (bits - 6))

  @inline(__always)
  mutating func insert(_ pixel: UInt32) {
    // Fibonacci hashing: it spreads neighbouring values.
    let hash = Int((pixel &* 0x9E37_79B1) &>> UInt32(32 - Self.bits))
    seen[hash &>> 6] |= 1 &<< UInt64(hash & 63)
  }

  /// Returns the count of different pixels since the last call.
  mutating func take() -> Int {
    var count = 0
    for word in seen.indices {
      count += seen[word].nonzeroBitCount
      seen[word] = 0
    }
    return count
  }
}
