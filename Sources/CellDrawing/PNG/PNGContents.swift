/// The chunks of a PNG file, each checked against its sum, before anything is decompressed.
package struct PNGContents {
  package let width: Int
  package let height: Int
  /// Bits a channel, or of an index into the palette.
  package let bitDepth: UInt8
  let colorType: PNGHeader.ColorType
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
  /// The ways in which viewers change the pixels when they show them.
  package private(set) var displays: Set<PNGDisplay> = []

  /// Throws `ImageError` when the bytes are no whole PNG; only chunks of text may be damaged.
  package init(_ bytes: [UInt8]) throws(ImageError) {
    let header = try PNGHeader(bytes)
    (width, height) = (header.width, header.height)
    (bitDepth, colorType, isInterlaced) = (header.bitDepth, header.colorType, header.isInterlaced)
    var place = PNG.signature.count
    var order = PNGChunkOrder(colorType)
    while !order.isAtEnd {
      // Some programs leave out the end; it is not missed where the picture is there to its last byte.
      if order.isAfterData, PNGChunk.isCutEnd(bytes[place...]), isDataWhole(bytes) { return }
      let chunk = try PNGChunk(at: place, of: bytes)
      let isWhole = chunk.isWhole(in: bytes)
      guard isWhole || Self.textTypes.contains(chunk.type) else {
        throw Self.broken("its chunk \(chunk.type) does not match its checksum")
      }
      try order.advance(to: chunk)
      if isWhole { add(chunk.type, chunk.content, of: bytes) } else { hasDamagedText = true }
      place = chunk.end
    }
    guard !data.isEmpty else { throw Self.broken("it has no image data") }
    guard isDataLongEnough(header) else { throw Self.broken("its image data is too short for its size") }
  }

  private mutating func add(_ type: String, _ content: Range<Int>, of bytes: [UInt8]) {
    switch type {
    case "IDAT": data.append(content)
    case "tRNS": hasTransparentColor = true
    case "iTXt": textChunks.append(content)
    default:
      if let display = PNGDisplay(chunk: type, bytes[content]) { displays.insert(display) }
    }
    if !Self.typesBesideThePicture.contains(type) {
      pictureChunks.append((content.lowerBound - 4)..<content.upperBound)
    }
  }

  /// Whether there may be as many pixels as the header says, so that no room is made for those that cannot be; of
  /// pictures beyond a bitmap's limits, which are refused for that, nothing is said.
  private func isDataLongEnough(_ header: PNGHeader) -> Bool {
    guard (try? Bitmap.byteCount(width: width, height: height)) != nil else { return true }
    // Two bits of deflate's stand for 258 bytes at most.
    return header.dataCount <= data.reduce(0) { $0 + $1.count } * 1_032
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

  /// A hash of all chunks that say how the picture looks, as they are stored: equal ones have equal pixels.
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
