/// The first chunk of a PNG file. All its values are valid in PNG.
struct PNGHeader {
  enum ColorType: UInt8 {
    case grey = 0
    case rgb = 2
    case palette = 3
    case greyAlpha = 4
    case rgba = 6

    /// The possible bits per channel, or per index into the palette.
    var bitDepths: Set<UInt8> {
      switch self {
      case .grey: [1, 2, 4, 8, 16]
      case .palette: [1, 2, 4, 8]
      case .rgb, .greyAlpha, .rgba: [8, 16]
      }
    }

    var channels: Int {
      switch self {
      case .grey, .palette: 1
      case .greyAlpha: 2
      case .rgb: 3
      case .rgba: 4
      }
    }
  }

  let width: Int
  let height: Int
  let bitDepth: UInt8
  let colorType: ColorType
  let isInterlaced: Bool

  /// Reads a header. Throws `ImageError` if a byte has a value that PNG does not allow.
  init(_ bytes: [UInt8]) throws(ImageError) {
    (width, height) = try PNG.size(of: bytes)
    let (compression, filter, interlacing) = (bytes[26], bytes[27], bytes[28])
    guard bytes.bigEndian(at: PNG.signature.count) == 13, let colorType = ColorType(rawValue: bytes[25]),
      colorType.bitDepths.contains(bytes[24]), (1...PNGChunk.maximum).contains(width),
      (1...PNGChunk.maximum).contains(height), compression == 0, filter == 0, interlacing < 2
    else { throw PNGContents.broken("its header is not valid") }
    (bitDepth, self.colorType, isInterlaced) = (bytes[24], colorType, interlacing == 1)
  }

  /// The number of bytes of the decompressed image data.
  ///
  /// Each row begins with a byte that names its filter. An interlaced image consists of the rows of seven pictures.
  var dataCount: Int {
    let passes: [(x: Int, y: Int, across: Int, down: Int)] =
      isInterlaced
      ? [
        (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2),
      ] : [(0, 0, 1, 1)]
    return passes.reduce(0) { sum, pass in
      let columns = (width - pass.x + pass.across - 1) / pass.across
      let rows = (height - pass.y + pass.down - 1) / pass.down
      guard columns > 0, rows > 0 else { return sum }
      return sum + rows * (1 + (columns * colorType.channels * Int(bitDepth) + 7) / 8)
    }
  }
}
