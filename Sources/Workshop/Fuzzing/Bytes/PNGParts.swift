import Foundation

/// A writer of PNGs whose checksums are right with any content, so that readers are tried behind the checksums.
struct PNGParts {
  private(set) var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  mutating func append(_ type: String, _ content: [UInt8]) {
    let body = Array(type.utf8) + content
    bytes += Self.bigEndian(UInt32(content.count)) + body + Self.bigEndian(Self.checksum(body))
  }

  /// Returns at most 65,535 of the bytes as a zlib stream without compression.
  static func stored(_ bytes: [UInt8]) -> [UInt8] {
    let content = Array(bytes.prefix(65_535))
    let count = UInt16(content.count)
    let lengths: [UInt8] = [count, ~count].flatMap { length in [UInt8(length & 255), UInt8(length >> 8)] }
    let (low, high) = content.reduce((UInt32(1), UInt32(0))) { sums, byte in
      let low = (sums.0 + UInt32(byte)) % 65_521
      return (low, (sums.1 + low) % 65_521)
    }
    return [0x78, 0x01, 0x01] + lengths + content + bigEndian(high << 16 | low)
  }

  static func bigEndian(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum = UInt32.max
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 {
        let isOdd = sum & 1 == 1
        sum >>= 1
        if isOdd { sum ^= 0xEDB8_8320 }
      }
    }
    return ~sum
  }
}
