/// What takes the parts of a block one after the other.
protocol DeflateTarget: ~Copyable {
  mutating func add(_ byte: UInt8)
  /// A pixel's bytes as they are, three or four, the first one the lowest of `bytes`.
  mutating func addPixel(_ bytes: UInt64, channels: Int)
  /// A copy of bytes before it: 3 to 258 of them, 1 to 32,768 bytes back.
  mutating func addCopy(length: Int, distance: Int)
}
