internal import CDeflate

/// The chunks of a PNG file, each checked against its sum, before anything is decompressed.
package struct PNGContents {
  enum ColorType: UInt8 {
    case grey = 0
    case rgb = 2
    case palette = 3
    case greyAlpha = 4
    case rgba = 6
  }

  package let width: Int
  package let height: Int
  /// Bits a channel, or of an index into the palette.
  package let bitDepth: UInt8
  let colorType: ColorType
  let isInterlaced: Bool
  /// Whether a `tRNS` chunk makes some colour transparent.
  private(set) var hasTransparentColor = false
  /// Where the image's data is.
  private(set) var data: [Range<Int>] = []
  /// Where the type and content is of each chunk that says how the picture looks, the image's data among them.
  private(set) var pictureChunks: [Range<Int>] = []
  /// The contents of the `iTXt` chunks.
  private(set) var textChunks: [Range<Int>] = []
  /// Whether a chunk of text does not match its checksum; it is left out.
  package private(set) var hasDamagedText = false
  /// Whether a chunk says that the numbers are no sRGB colours.
  package private(set) var hasColorProfile = false

  /// Throws `ImageError` when the bytes are no whole PNG; only chunks of text may be damaged.
  package init(_ bytes: [UInt8]) throws(ImageError) {
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
      let isWhole = sum == bytes.bigEndian(at: content.upperBound)
      guard isWhole || Self.textTypes.contains(type) else {
        throw Self.broken("its chunk \(type) does not match its checksum")
      }
      if isWhole { add(type, content) } else { hasDamagedText = true }
      place = content.upperBound + 4
    }
    guard !data.isEmpty else { throw Self.broken("it has no image data") }
  }

  private mutating func add(_ type: String, _ content: Range<Int>) {
    switch type {
    case "IDAT": data.append(content)
    case "tRNS": hasTransparentColor = true
    case "iTXt": textChunks.append(content)
    case "gAMA", "cHRM", "iCCP", "cICP": hasColorProfile = true
    default: break
    }
    if !Self.typesBesideThePicture.contains(type) {
      pictureChunks.append((content.lowerBound - 4)..<content.upperBound)
    }
  }

  private static let textTypes: Set<String> = ["tEXt", "zTXt", "iTXt"]
  private static let typesBesideThePicture = textTypes.union(["tIME", "pHYs", "eXIf", "IEND"])

  /// Channels a pixel where this project decodes the file itself: 8 bits each of red, green, blue and perhaps alpha.
  var ordinaryChannels: Int? {
    guard bitDepth == 8, !isInterlaced, !hasTransparentColor else { return nil }
    switch colorType {
    case .rgb: return 3
    case .rgba: return 4
    case .grey, .greyAlpha, .palette: return nil
    }
  }

  /// Of all chunks that say how the picture looks, as they are stored: equal ones have equal pixels.
  package func pictureHash(in bytes: [UInt8]) -> ContentHash {
    var hashes: [UInt64] = []
    bytes.withUnsafeBytes { bytes in
      for chunk in pictureChunks {
        let hash = ContentHash(of: UnsafeRawBufferPointer(rebasing: bytes[chunk]))
        hashes += [hash.high, hash.low]
      }
    }
    return hashes.withUnsafeBytes { ContentHash(of: $0) }
  }

  static func broken(_ reason: String) -> ImageError { .broken(format: "PNG", reason: reason) }
}

extension [UInt8] {
  fileprivate func bigEndian(at place: Int) -> UInt32 {
    self[place..<(place + 4)].reduce(0) { $0 << 8 | UInt32($1) }
  }
}
