/// A receiver of a block's parts, one after the other.
protocol DeflateTarget: ~Copyable {
  mutating func add(_ byte: UInt8)
  /// Adds the bytes of a pixel, three or four. The first one is the lowest byte of `bytes`.
  mutating func addPixel(_ bytes: UInt64, channels: Int)
  /// Adds a copy of earlier bytes: 3 to 258 bytes, from 1 to 32,768 bytes back.
  mutating func addCopy(length: Int, distance: Int)
}
