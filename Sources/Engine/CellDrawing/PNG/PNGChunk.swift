internal import CellSnapDeflate

/// The place of a chunk in a PNG file.
struct PNGChunk {
  /// The maximum of a four-byte number in a PNG.
  static let maximum = 1 << 31 - 1

  let type: String
  let content: Range<Int>

  /// The place after the chunk's checksum.
  var end: Int { content.upperBound + 4 }

  /// Whether a program that does not know the chunk cannot show the picture.
  var isCritical: Bool { type.utf8.first.map { $0 & 0x20 == 0 } ?? false }

  /// Reads a chunk. Throws `ImageError` if the file ends before the chunk does, or its type is not four letters.
  init(at place: Int, of bytes: [UInt8]) throws(ImageError) {
    guard place + 12 <= bytes.count else { throw PNGContents.broken("it ends too early") }
    let name = bytes[(place + 4)..<(place + 8)]
    guard name.allSatisfy({ (0x61...0x7A).contains($0 | 0x20) }) else {
      throw PNGContents.broken("it has a chunk whose name is not four letters")
    }
    type = String(decoding: name, as: UTF8.self)
    let count = Int(bytes.bigEndian(at: place))
    content = (place + 8)..<(place + 8 + count)
    guard content.upperBound + 4 <= bytes.count else {
      throw PNGContents.broken("it ends in the middle of a chunk")
    }
  }

  /// Returns whether the bytes are only the beginning of an `IEND` chunk.
  static func isCutEnd(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.count < end.count && end.starts(with: bytes)
  }

  /// A complete `IEND` chunk.
  private static let end: [UInt8] = [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]

  /// Returns whether type and content match the checksum.
  func isWhole(in bytes: [UInt8]) -> Bool {
    let sum = bytes.withUnsafeBytes {
      libdeflate_crc32(0, $0.baseAddress?.advanced(by: content.lowerBound - 4), content.count + 4)
    }
    return sum == bytes.bigEndian(at: content.upperBound)
  }
}

extension [UInt8] {
  func bigEndian(at place: Int) -> UInt32 {
    self[place..<(place + 4)].reduce(0) { $0 << 8 | UInt32($1) }
  }
}
