internal import CDeflate

/// The chunks of a PNG file, each checked against its sum, before anything is decompressed.
struct PNGContents {
  enum ColorType: UInt8 {
    case grey = 0
    case rgb = 2
    case palette = 3
    case greyAlpha = 4
    case rgba = 6
  }

  let width: Int
  let height: Int
  let bitDepth: UInt8
  let colorType: ColorType
  let isInterlaced: Bool
  /// Whether a `tRNS` chunk makes some colour transparent.
  private(set) var hasTransparentColor = false
  /// Where the image's data is.
  private(set) var data: [Range<Int>] = []
  private(set) var text: [PNG.TextChunk] = []

  init(_ bytes: [UInt8]) throws(ImageError) {
    (width, height) = try PNG.size(of: bytes)
    guard let colorType = ColorType(rawValue: bytes[25]), bytes[28] < 2 else {
      throw Self.broken("its header is not a PNG's")
    }
    (bitDepth, self.colorType, isInterlaced) = (bytes[24], colorType, bytes[28] == 1)
    var place = PNG.signature.count
    var type = ""
    while type != "IEND" {
      guard place + 12 <= bytes.count else { throw Self.broken("it ends too early") }
      let count = Int(bytes.bigEndian(at: place))
      let content = (place + 8)..<(place + 8 + count)
      guard content.upperBound + 4 <= bytes.count else {
        throw Self.broken("it ends in the middle of a chunk")
      }
      type = String(decoding: bytes[(place + 4)..<(place + 8)], as: UTF8.self)
      let sum = bytes.withUnsafeBytes {
        libdeflate_crc32(0, $0.baseAddress?.advanced(by: place + 4), count + 4)
      }
      guard sum == bytes.bigEndian(at: content.upperBound) else {
        throw Self.broken("its chunk \(type) does not match its checksum")
      }
      switch type {
      case "IDAT": data.append(content)
      case "tRNS": hasTransparentColor = true
      case "iTXt": if let chunk = PNG.TextChunk(content: bytes[content]) { text.append(chunk) }
      default: break
      }
      place = content.upperBound + 4
    }
    guard !data.isEmpty else { throw Self.broken("it has no image data") }
  }

  /// Channels a pixel where this project decodes the file itself: 8 bits each of red, green, blue and perhaps alpha.
  var ordinaryChannels: Int? {
    guard bitDepth == 8, !isInterlaced, !hasTransparentColor else { return nil }
    switch colorType {
    case .rgb: return 3
    case .rgba: return 4
    case .grey, .greyAlpha, .palette: return nil
    }
  }

  static func broken(_ reason: String) -> ImageError { .broken(format: "PNG", reason: reason) }
}

extension PNG.TextChunk {
  /// Nil of a compressed text, which this project does not write.
  fileprivate init?(content: ArraySlice<UInt8>) {
    guard let keyEnd = content.firstIndex(of: 0), keyEnd + 2 < content.endIndex, content[keyEnd + 1] == 0
    else {
      return nil
    }
    // After the two bytes on compression: a language and a translated key, each ended by a zero.
    let rest = content[(keyEnd + 3)...].split(separator: 0, maxSplits: 2, omittingEmptySubsequences: false)
    guard rest.count == 3 else { return nil }
    self.init(
      key: String(decoding: content[..<keyEnd], as: UTF8.self), text: String(decoding: rest[2], as: UTF8.self)
    )
  }
}

extension [UInt8] {
  fileprivate func bigEndian(at place: Int) -> UInt32 {
    self[place..<(place + 4)].reduce(0) { $0 << 8 | UInt32($1) }
  }
}
