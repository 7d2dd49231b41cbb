/// Decoded pixels, premultiplied, blue, green, red, alpha in memory, rows without gaps.
struct ImagePixels: Sendable {
  let width: Int
  let height: Int
  let bytes: [UInt8]
  let isOpaque: Bool

  init(width: Int, height: Int, bytes: [UInt8]) {
    self.width = width
    self.height = height
    self.bytes = bytes
    isOpaque = bytes.withUnsafeBytes { bytes in
      let words = bytes.bindMemory(to: UInt32.self)
      var all: UInt32 = .max
      for index in words.indices { all &= words[index] }
      return all >> 24 == 255
    }
  }
}

extension ImagePixels {
  /// A copy of a bitmap's pixels.
  init(_ bitmap: Bitmap) {
    self.init(width: bitmap.width, height: bitmap.height, bytes: Array(bitmap.pixels))
  }
}
