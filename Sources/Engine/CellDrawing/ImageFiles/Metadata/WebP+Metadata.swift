extension WebP {
  /// Reads the chunks `ICCP` and `EXIF`, as far as they are sound.
  static func metadata(of bytes: [UInt8]) -> ImageMetadata {
    var metadata = ImageMetadata()
    // "RIFF", the length, "WEBP", and then chunks of a name, a length and an even number of bytes.
    var place = 12
    while place + 8 <= bytes.count {
      let count = bytes[(place + 4)..<(place + 8)].reversed().reduce(0) { $0 << 8 | Int($1) }
      let end = place + 8 + count
      guard end <= bytes.count else { break }
      let content = bytes[(place + 8)..<end]
      switch String(decoding: bytes[place..<(place + 4)], as: UTF8.self) {
      case "ICCP" where metadata.profile == nil: metadata.profile = ColorProfile(icc: Array(content))
      case "EXIF": metadata.orientation = ImageOrientation(chunk: Array(content)) ?? .up
      default: break
      }
      place = end + count % 2
    }
    return metadata
  }
}
