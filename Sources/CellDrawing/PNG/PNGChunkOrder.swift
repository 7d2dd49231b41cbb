/// The order that the chunks of a PNG file come in, as far as other programs refuse another one.
struct PNGChunkOrder {
  private let colorType: PNGHeader.ColorType
  private var seen: Set<String> = []
  private var last = ""

  init(_ colorType: PNGHeader.ColorType) {
    self.colorType = colorType
  }

  var isAtEnd: Bool { last == "IEND" }
  /// Whether there was image data.
  var isAfterData: Bool { seen.contains("IDAT") }

  /// Throws `ImageError` where the chunk cannot stand there, or has to be known and is not.
  mutating func advance(to chunk: PNGChunk) throws(ImageError) {
    let type = chunk.type
    switch type {
    case "IHDR": guard seen.isEmpty else { throw Self.misplaced(type) }
    case "PLTE":
      guard !seen.contains("PLTE"), !isAfterData else { throw Self.misplaced(type) }
      guard colorType != .grey, colorType != .greyAlpha, chunk.content.count % 3 == 0,
        (3...768).contains(chunk.content.count)
      else { throw PNGContents.broken("its palette is not a PNG's") }
    case "IDAT":
      guard !isAfterData || last == "IDAT" else { throw Self.misplaced(type) }
      guard colorType != .palette || seen.contains("PLTE") else {
        throw PNGContents.broken("it has no palette")
      }
    case "IEND": break
    default:
      guard !chunk.isCritical else { throw PNGContents.broken("its chunk \(type) is not a PNG's") }
    }
    seen.insert(type)
    last = type
  }

  private static func misplaced(_ type: String) -> ImageError {
    PNGContents.broken("its chunk \(type) stands in a wrong place")
  }
}
