/// The order of the chunks in a PNG file, checked as far as other programs refuse another order.
struct PNGChunkOrder {
  private let colorType: PNGHeader.ColorType
  private var seen: Set<String> = []
  private var last = ""
  private var paletteCount = 0

  init(_ colorType: PNGHeader.ColorType) {
    self.colorType = colorType
  }

  var isAtEnd: Bool { last == "IEND" }
  /// Whether there was image data.
  var isAfterData: Bool { seen.contains("IDAT") }

  /// Checks the next chunk. Throws `ImageError` if it is not allowed there, or if it is critical and unknown.
  mutating func advance(to chunk: PNGChunk) throws(ImageError) {
    let type = chunk.type
    switch type {
    case "IHDR": guard seen.isEmpty else { throw Self.misplaced(type) }
    case "PLTE":
      guard !seen.contains("PLTE"), !isAfterData else { throw Self.misplaced(type) }
      guard colorType != .grey, colorType != .greyAlpha, chunk.content.count % 3 == 0,
        (3...768).contains(chunk.content.count)
      else { throw PNGContents.broken("its palette is not valid") }
      paletteCount = chunk.content.count / 3
    case "tRNS":
      guard !seen.contains(type), !isAfterData else { throw Self.misplaced(type) }
      guard isTransparency(chunk.content.count) else { throw Self.misshapen(type) }
    case "IDAT":
      guard !isAfterData || last == "IDAT" else { throw Self.misplaced(type) }
      guard colorType != .palette || seen.contains("PLTE") else {
        throw PNGContents.broken("it has no palette")
      }
    case "IEND": break
    default:
      guard !chunk.isCritical else {
        throw PNGContents.broken("its chunk \(type) is unknown and cannot be skipped")
      }
      if let count = Self.counts[type], count != chunk.content.count { throw Self.misshapen(type) }
    }
    seen.insert(type)
    last = type
  }

  /// Returns whether a `tRNS` chunk with that many bytes fits the picture. Pictures with alpha have none.
  private func isTransparency(_ count: Int) -> Bool {
    switch colorType {
    case .grey: count == 2
    case .rgb: count == 6
    case .palette: seen.contains("PLTE") && (1...paletteCount).contains(count)
    case .greyAlpha, .rgba: false
    }
  }

  /// The number of bytes of chunks that other programs read besides the picture.
  private static let counts = [
    "gAMA": 4, "cHRM": 32, "sRGB": 1, "pHYs": 9, "tIME": 7, "acTL": 8, "fcTL": 26,
  ]

  private static func misshapen(_ type: String) -> ImageError {
    PNGContents.broken("its chunk \(type) has a wrong length")
  }

  private static func misplaced(_ type: String) -> ImageError {
    PNGContents.broken("its chunk \(type) is in the wrong place")
  }
}
