/// The chunks of a PNG file, each checked against its checksum before anything is decompressed.
package struct PNGContents {
  package let width: Int
  package let height: Int
  /// The bits per channel, or of an index into the palette.
  package let bitDepth: UInt8
  let colorType: PNGHeader.ColorType
  let isInterlaced: Bool
  /// Whether a `tRNS` chunk makes some colour transparent.
  private(set) var hasTransparentColor = false
  /// The ranges of the image data.
  private(set) var data: [Range<Int>] = []
  /// The ranges of the chunks, type and content, that decide how the picture looks. The image data is one of them.
  private(set) var pictureChunks: [Range<Int>] = []
  /// The ranges of the `iTXt` chunks' contents.
  private(set) var textChunks: [Range<Int>] = []
  /// Whether a text chunk does not match its checksum. Such a chunk is left out.
  package private(set) var hasDamagedText = false
  /// The ways in which viewers change the pixels when they show them.
  package private(set) var displays: Set<PNGDisplay> = []

  /// Reads a file's chunks. Throws `ImageError` if the bytes are not a complete PNG. Only text chunks may be
  /// damaged.
  package init(_ bytes: [UInt8]) throws(ImageError) {
    let header = try PNGHeader(bytes)
    (width, height) = (header.width, header.height)
    (bitDepth, colorType, isInterlaced) = (header.bitDepth, header.colorType, header.isInterlaced)
    var place = PNG.signature.count
    var order = PNGChunkOrder(colorType)
    while !order.isAtEnd {
      // Some programs omit the end. That is accepted if the image data is complete.
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

  /// Returns whether the data may hold as many pixels as the header says, so that no memory is allocated for
  /// impossible ones.
  ///
  /// Returns true for pictures beyond a bitmap's limits, which are refused for their size.
  private func isDataLongEnough(_ header: PNGHeader) -> Bool {
    guard (try? Bitmap.byteCount(width: width, height: height)) != nil else { return true }
    // Two bits of deflate represent at most 258 bytes.
    return header.dataCount <= data.reduce(0) { $0 + $1.count } * 1_032
  }

  private static let textTypes: Set<String> = ["tEXt", "zTXt", "iTXt"]
  private static let typesBesideThePicture = textTypes.union(["tIME", "pHYs", "eXIf", "IEND"])

  /// The number of channels per pixel if this project decodes the file itself: 8 bits each of red, green, blue and,
  /// if present, alpha.
  var ordinaryChannels: Int? {
    guard bitDepth == 8, !isInterlaced, !hasTransparentColor else { return nil }
    switch colorType {
    case .rgb: return 3
    case .rgba: return 4
    case .grey, .greyAlpha, .palette: return nil
    }
  }

  /// Returns a hash of all chunks that decide how the picture looks, as they are stored. If hashes are equal, the
  /// pixels are equal.
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
