import Foundation

/// Wraps a few pixels into a PNG file without compressing them.
enum PlainPNG {
  /// `pixels` are blue, green, red, alpha in rows without gaps; alpha is left out.
  static func data(pixels: [UInt8], width: Int, height: Int) -> Data {
    var rows: [UInt8] = []
    rows.reserveCapacity(height * (width * 3 + 1))
    for y in 0..<height {
      rows.append(0)
      for x in 0..<width {
        let offset = (y * width + x) * 4
        rows += [pixels[offset + 2], pixels[offset + 1], pixels[offset]]
      }
    }
    var header = bigEndian(UInt32(width)) + bigEndian(UInt32(height))
    header += [8, 2, 0, 0, 0]
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    return Data(signature + chunk("IHDR", header) + chunk("IDAT", zlib(rows)) + chunk("IEND", []))
  }

  /// Stored blocks of the deflate format, of 65,535 bytes at most each.
  private static func zlib(_ bytes: [UInt8]) -> [UInt8] {
    var output: [UInt8] = [0x78, 0x01]
    var start = 0
    repeat {
      let block = bytes[start..<min(start + 65_535, bytes.count)]
      start += block.count
      let count = UInt16(block.count)
      output.append(start == bytes.count ? 1 : 0)
      output += [UInt8(count & 255), UInt8(count >> 8), UInt8(~count & 255), UInt8(~count >> 8)]
      output += block
    } while start < bytes.count
    var low: UInt32 = 1
    var high: UInt32 = 0
    for byte in bytes {
      low = (low + UInt32(byte)) % 65_521
      high = (high + low) % 65_521
    }
    return output + bigEndian(high << 16 | low)
  }

  private static func chunk(_ name: String, _ body: [UInt8]) -> [UInt8] {
    let named = Array(name.utf8) + body
    return bigEndian(UInt32(body.count)) + named + bigEndian(checksum(named))
  }

  private static func bigEndian(_ value: UInt32) -> [UInt8] {
    [UInt8(value >> 24), UInt8(value >> 16 & 255), UInt8(value >> 8 & 255), UInt8(value & 255)]
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var value = UInt32.max
    for byte in bytes {
      value ^= UInt32(byte)
      for _ in 0..<8 { value = value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
    }
    return ~value
  }
}
