internal import CellSnapDeflate

/// A PNG in the form that Xcode gives it for an app on a phone: the first chunk is `CgBI`, the image data has no zlib header,
/// red and blue have changed places, and colours are multiplied by alpha.
///
/// Source: the article "CgBI file format" of The iPhone Wiki.
enum PhonePNG {
  static func isPhonePNG(_ bytes: [UInt8]) -> Bool {
    bytes.count >= 16 && bytes.starts(with: PNG.signature) && bytes[12..<16].elementsEqual("CgBI".utf8)
  }

  /// Returns an ordinary PNG of the same picture.
  static func ordinary(_ bytes: [UInt8]) throws(ImageError) -> [UInt8] {
    let parts = try parts(of: bytes)
    var rows = try rows(of: parts)
    let hasColors = parts.header.colorType == .rgb || parts.header.colorType == .rgba
    if hasColors {
      guard parts.header.bitDepth == 8, !parts.header.isInterlaced else {
        throw PNGContents.broken(
          "it was made for a phone with 16 bits or interlaced; give the file before that")
      }
      exchangeRedAndBlue(&rows, parts.header)
    }
    let file = try file(of: rows, parts)
    guard parts.header.colorType == .rgba else { return file }
    // These pixels are multiplied by alpha already.
    return PNG.encode(try PNG.decodeStraightBytes(file, PNGContents(file)), compression: .fast)
  }

  private struct Parts {
    var header: PNGHeader
    var headerBytes: [UInt8]
    /// The compressed image data.
    var data: [UInt8] = []
    /// The palette and the transparent colours.
    var colors: [(type: StaticString, bytes: [UInt8])] = []
  }

  private static func parts(of bytes: [UInt8]) throws(ImageError) -> Parts {
    var parts: Parts?
    var place = PNG.signature.count
    while place < bytes.count {
      let chunk = try PNGChunk(at: place, of: bytes)
      let content = Array(bytes[chunk.content])
      switch chunk.type {
      case "IHDR":
        let beginning = PNG.signature + bytes[place..<chunk.end]
        parts = Parts(header: try PNGHeader(beginning), headerBytes: content)
      case "IDAT": parts?.data += content
      case "PLTE": parts?.colors.append(("PLTE", content))
      case "tRNS": parts?.colors.append(("tRNS", content))
      default: break
      }
      place = chunk.type == "IEND" ? bytes.count : chunk.end
    }
    guard let parts, !parts.data.isEmpty else { throw PNGContents.broken("it has no image data") }
    _ = try Bitmap.byteCount(width: parts.header.width, height: parts.header.height)
    return parts
  }

  /// Returns the rows, each after the byte that names its filter.
  private static func rows(of parts: Parts) throws(ImageError) -> [UInt8] {
    guard let decompressor = libdeflate_alloc_decompressor() else { throw PNGContents.broken("no memory") }
    defer { libdeflate_free_decompressor(decompressor) }
    var rows = [UInt8](repeating: 0, count: parts.header.dataCount)
    let count = rows.count
    let result = rows.withUnsafeMutableBufferPointer { rows in
      libdeflate_deflate_decompress(
        decompressor, parts.data, parts.data.count, rows.baseAddress, count, nil)
    }
    guard result == LIBDEFLATE_SUCCESS else { throw PNGContents.broken("its image data is damaged") }
    return rows
  }

  /// Filters treat each channel alone, so that filtered channels change places like others.
  private static func exchangeRedAndBlue(_ rows: inout [UInt8], _ header: PNGHeader) {
    let channels = header.colorType.channels
    for row in 0..<header.height {
      let start = row * (1 + header.width * channels) + 1
      for place in stride(from: start, to: start + header.width * channels, by: channels) {
        rows.swapAt(place, place + 2)
      }
    }
  }

  private static func file(of rows: [UInt8], _ parts: Parts) throws(ImageError) -> [UInt8] {
    let stream = rows.withUnsafeBufferPointer { ZlibCompressor(level: 1).compress($0) }
    guard let stream else { throw PNGContents.broken("no memory") }
    var file = PNGFile()
    file.append("IHDR") { $0 += parts.headerBytes }
    for colors in parts.colors { file.append(colors.type) { $0 += colors.bytes } }
    file.append("IDAT") { $0 += stream }
    file.append("IEND") { _ in }
    return file.bytes
  }
}
