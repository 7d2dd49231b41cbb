extension JPEG {
  /// Reads the blocks of EXIF and of an ICC profile, as far as they are sound.
  static func metadata(of bytes: [UInt8]) -> ImageMetadata {
    var metadata = ImageMetadata()
    var (isTurned, parts) = (false, [Int: ArraySlice<UInt8>]())
    forEachBlock(of: bytes) { marker, content in
      if marker == 0xE1, !isTurned, let orientation = ImageOrientation(exif: content) {
        (metadata.orientation, isTurned) = (orientation, true)
      }
      // The header, the number of the part from 1 on, the count of parts.
      if marker == 0xE2, content.starts(with: profileHeader), content.count > profileHeader.count + 2 {
        let rest = content.dropFirst(profileHeader.count)
        parts[Int(rest[rest.startIndex])] = rest.dropFirst(2)
      }
    }
    let numbers = parts.keys.sorted()
    if !numbers.isEmpty, numbers == Array(1...numbers.count) {
      metadata.profile = ColorProfile(icc: numbers.flatMap { parts[$0] ?? [] })
    }
    return metadata
  }

  /// "ICC_PROFILE" and zero.
  private static let profileHeader: [UInt8] = Array("ICC_PROFILE".utf8) + [0]

  /// Passes the marker and the content of each block before the picture to `body`.
  private static func forEachBlock(of bytes: [UInt8], _ body: (UInt8, ArraySlice<UInt8>) -> Void) {
    var place = 2
    while place + 4 <= bytes.count, bytes[place] == 0xFF {
      let marker = bytes[place + 1]
      let length = Int(bytes[place + 2]) << 8 | Int(bytes[place + 3])
      guard marker != 0xDA, length >= 2, place + 2 + length <= bytes.count else { return }
      body(marker, bytes[(place + 4)..<(place + 2 + length)])
      place += 2 + length
    }
  }
}
