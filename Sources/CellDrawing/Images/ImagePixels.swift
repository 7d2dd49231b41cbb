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
  /// Turns straight red, green, blue, alpha in memory into premultiplied blue, green, red, alpha.
  static func premultiply(rgba bytes: inout [UInt8]) {
    bytes.withUnsafeMutableBytes { bytes in
      let words = bytes.bindMemory(to: UInt32.self)
      for index in words.indices {
        let pixel = words[index]
        let alpha = pixel >> 24
        if alpha == 255 {
          words[index] = (pixel & 0xFF00_FF00) | (pixel & 0xFF) << 16 | (pixel >> 16) & 0xFF
        } else {
          let red = divided((pixel & 0xFF) * alpha)
          let green = divided((pixel >> 8 & 0xFF) * alpha)
          let blue = divided((pixel >> 16 & 0xFF) * alpha)
          words[index] = alpha << 24 | red << 16 | green << 8 | blue
        }
      }
    }
  }

  /// `product / 255`, rounded, of a product of two bytes.
  private static func divided(_ product: UInt32) -> UInt32 {
    let sum = product + 128
    return (sum + sum >> 8) >> 8
  }
}
