/// A part of a deflate block: some bytes as they are, then a copy of bytes before them.
struct DeflateStep {
  let literals: UInt32
  /// From 3 to 258 bytes.
  let length: UInt16
  /// From 1 to 32,768 bytes back.
  let distance: UInt16

  static let longest = 258
  static let farthest = 32_768
}
