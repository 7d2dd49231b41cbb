/// About how many different pixels were seen, by a bit for the hash of each.
struct PixelVariety {
  private static let bits = 14
  private var seen = [UInt64](repeating: 0, count: 1 << (bits - 6))

  @inline(__always)
  mutating func insert(_ pixel: UInt32) {
    // Fibonacci hashing: what is near lies apart.
    let hash = Int((pixel &* 0x9E37_79B1) &>> UInt32(32 - Self.bits))
    seen[hash &>> 6] |= 1 &<< UInt64(hash & 63)
  }

  /// The count of those since the last time.
  mutating func take() -> Int {
    var count = 0
    for word in seen.indices {
      count += seen[word].nonzeroBitCount
      seen[word] = 0
    }
    return count
  }
}
