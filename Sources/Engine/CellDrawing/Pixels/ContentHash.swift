internal import CellSnapXXHash

/// The 128-bit XXH3 hash of some bytes.
package struct ContentHash: Hashable, Sendable {
  package let high: UInt64
  package let low: UInt64

  package init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  package init(of bytes: [UInt8]) {
    self = bytes.withUnsafeBytes { ContentHash(of: $0) }
  }

  package init(of bytes: UnsafeRawBufferPointer) {
    let hash = XXH3_128bits(bytes.baseAddress, bytes.count)
    self.init(high: hash.high64, low: hash.low64)
  }
}

extension ContentHash {
  /// Makes the hash of the pixels and the size of a bitmap.
  package init(of bitmap: Bitmap) {
    let seed = Self.seed(width: bitmap.width, height: bitmap.height)
    let hash = XXH3_128bits_withSeed(bitmap.pixels.baseAddress, bitmap.pixels.count, seed)
    self.init(high: hash.high64, low: hash.low64)
  }

  static func seed(width: Int, height: Int) -> UInt64 { UInt64(width) << 32 | UInt64(height) }

  /// Reads the text that `description` returns: 32 hexadecimal digits in lower case.
  package init?(_ text: some StringProtocol) {
    let digits = Array(text.utf8)
    guard digits.count == 32, digits.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }),
      let high = UInt64(String(decoding: digits[..<16], as: UTF8.self), radix: 16),
      let low = UInt64(String(decoding: digits[16...], as: UTF8.self), radix: 16)
    else { return nil }
    self.init(high: high, low: low)
  }
}

extension ContentHash: CustomStringConvertible {
  /// The hash as 32 hexadecimal digits in lower case.
  package var description: String {
    [high, low].map { number in
      let digits = String(number, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}

extension ContentHash {
  /// A part of the hash as eight hexadecimal digits, enough to notice a change.
  package var shortText: String {
    let digits = String(UInt32(truncatingIfNeeded: low), radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}
