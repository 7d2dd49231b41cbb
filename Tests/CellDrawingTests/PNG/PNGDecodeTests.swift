import Foundation
import Testing

@testable import CellDrawing

@Suite struct PNGDecodeTests {
  /// A PNG whose rows are each a filter's number and the bytes after it.
  func file(
    _ width: UInt8, _ height: UInt8, depth: UInt8 = 8, type: UInt8, interlaced: Bool = false,
    before: [(StaticString, [UInt8])] = [], rows: [[UInt8]]
  ) -> [UInt8] {
    var file = PNGFile()
    file.append("IHDR") {
      $0 += [0, 0, 0, width, 0, 0, 0, height, depth, type, 0, 0, interlaced ? 1 : 0]
    }
    for (type, content) in before { file.append(type) { $0 += content } }
    file.append("IDAT") { $0 += stored(rows.flatMap { $0 }) }
    file.append("IEND") { _ in }
    return file.bytes
  }

  /// A zlib stream that stores the bytes uncompressed.
  func stored(_ bytes: [UInt8]) -> [UInt8] {
    let count = UInt16(bytes.count)
    var (a, b) = (UInt32(1), UInt32(0))
    for byte in bytes {
      a = (a + UInt32(byte)) % 65_521
      b = (b + a) % 65_521
    }
    var stream: [UInt8] = [
      0x78, 0x01, 1, UInt8(count & 255), UInt8(count >> 8), UInt8(~count & 255), UInt8(~count >> 8),
    ]
    stream += bytes
    stream.append(bigEndian: b << 16 | a)
    return stream
  }

  @Test func `each of the five filters is undone`() throws {
    // Each row is decoded to 10, 20, 30, 40, 50, 60.
    let bytes = file(
      2, 5, type: 2,
      rows: [
        [0, 10, 20, 30, 40, 50, 60],
        [1, 10, 20, 30, 30, 30, 30],
        [2, 0, 0, 0, 0, 0, 0],
        // The difference from the mean of left and above: 10 - 5, 40 - (10 + 40) / 2.
        [3, 5, 10, 15, 15, 15, 15],
        // The byte above is nearest to left + above - corner both times.
        [4, 0, 0, 0, 0, 0, 0],
      ])
    let bitmap = try PNG.decode(bytes)
    for y in 0..<5 {
      #expect(bitmap.pixel(0, y) == [10, 20, 30, 255])
      #expect(bitmap.pixel(1, y) == [40, 50, 60, 255])
    }
  }

  @Test(arguments: [3, 4])
  func `rows of all filters are decoded as libspng decodes them`(channels: Int) throws {
    var number: UInt32 = 2026
    func byte() -> UInt8 {
      number = number &* 1_664_525 &+ 1_013_904_223
      return UInt8(number >> 24)
    }
    let (width, height) = (21, 40)
    let rows = (0..<height).map { y in [UInt8(y * 7 % 5)] + (0..<width * channels).map { _ in byte() } }
    let bytes = file(UInt8(width), UInt8(height), type: channels == 3 ? 2 : 6, rows: rows)
    let expected = try Bitmap(width: width, height: height)
    try PNG.decodeUnusual(bytes, PNGContents(bytes), into: expected)
    let bitmap = try Bitmap(width: width, height: height)
    var raw = rows.flatMap { $0 }
    raw.withUnsafeMutableBufferPointer {
      PNGUnfilter(rows: $0, channels: channels, bitmap: bitmap).run()
    }
    #expect(bitmap.bytes == expected.bytes)
  }

  @Test func `an unknown filter is an error`() {
    #expect(throws: ImageError.broken(format: "PNG", reason: "it names an unknown filter")) {
      try PNG.decode(file(1, 1, type: 2, rows: [[5, 1, 2, 3]]))
    }
  }

  @Test func `straight alpha is premultiplied`() throws {
    #expect(
      try PNG.decode(file(1, 1, type: 6, rows: [[0, 255, 100, 0, 128]])).pixel(0, 0) == [128, 50, 0, 128])
  }

  @Test func `image data in several chunks is one stream`() throws {
    let whole = stored([0, 1, 2, 3])
    var file = PNGFile()
    file.append("IHDR") { $0 += [0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0] }
    file.append("IDAT") { $0 += whole[..<5] }
    file.append("IDAT") { $0 += whole[5...] }
    file.append("IEND") { _ in }
    #expect(try PNG.decode(file.bytes).pixel(0, 0) == [1, 2, 3, 255])
  }

  @Test func `a grey PNG is decoded to grey pixels`() throws {
    #expect(try PNG.decode(file(1, 1, type: 0, rows: [[0, 77]])).pixel(0, 0) == [77, 77, 77, 255])
    #expect(
      try PNG.decode(file(1, 1, depth: 16, type: 0, rows: [[0, 77, 99]])).pixel(0, 0) == [77, 77, 77, 255])
    #expect(
      try PNG.decode(file(2, 1, depth: 1, type: 0, rows: [[0, 0b0100_0000]])).pixel(1, 0) == [
        255, 255, 255, 255,
      ])
    #expect(
      try PNG.decode(file(2, 1, depth: 2, type: 0, rows: [[0, 0b0111_0000]])).pixel(0, 0) == [
        85, 85, 85, 255,
      ])
    #expect(
      try PNG.decode(file(2, 1, depth: 4, type: 0, rows: [[0, 0x3F]])).pixel(0, 0) == [51, 51, 51, 255])
    #expect(try PNG.decode(file(1, 1, type: 4, rows: [[0, 255, 128]])).pixel(0, 0) == [128, 128, 128, 128])
    #expect(
      try PNG.decode(file(1, 1, depth: 16, type: 4, rows: [[0, 255, 0, 128, 0]])).pixel(0, 0)[3] == 128)
  }

  @Test func `sixteen-bit colours lose their lower eight bits`() throws {
    #expect(
      try PNG.decode(file(1, 1, depth: 16, type: 2, rows: [[0, 1, 9, 2, 9, 3, 9]])).pixel(0, 0) == [
        1, 2, 3, 255,
      ])
    #expect(
      try PNG.decode(file(1, 1, depth: 16, type: 6, rows: [[0, 1, 9, 2, 9, 3, 9, 255, 255]])).pixel(0, 0) == [
        1, 2, 3, 255,
      ])
  }

  @Test func `sixteen bits are finer than eight only if their halves differ`() throws {
    #expect(
      try !PNG.isFinerThanEightBits(file(1, 1, depth: 16, type: 2, rows: [[0, 1, 1, 2, 2, 255, 255]])))
    #expect(try PNG.isFinerThanEightBits(file(1, 1, depth: 16, type: 2, rows: [[0, 1, 1, 2, 2, 255, 254]])))
    #expect(try PNG.isFinerThanEightBits(file(1, 1, depth: 16, type: 0, rows: [[0, 1, 2]])))
    #expect(try !PNG.isFinerThanEightBits(file(1, 1, type: 2, rows: [[0, 1, 2, 3]])))
  }

  @Test(arguments: [
    (UInt8(2), "tRNS" as StaticString, 5), (2, "tRNS", 7), (0, "tRNS", 1), (4, "tRNS", 2), (6, "tRNS", 6),
    (3, "tRNS", 3),
    (2, "gAMA", 1), (2, "pHYs", 8), (2, "cHRM", 1), (2, "acTL", 4), (2, "fcTL", 25),
  ])
  func `a chunk of a wrong length is refused`(type: UInt8, chunk: StaticString, count: Int) throws {
    let channels = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][type] ?? 1
    let row = [[UInt8](repeating: 0, count: 1 + channels)]
    let palette: [(StaticString, [UInt8])] = type == 3 ? [("PLTE", [1, 2, 3, 200, 100, 50])] : []
    #expect(throws: ImageError.self) {
      try PNG.decode(
        file(1, 1, type: type, before: palette + [(chunk, [UInt8](repeating: 0, count: count))], rows: row))
    }
  }

  @Test func `a palette is read in spite of damaged text`() throws {
    let palette: (StaticString, [UInt8]) = ("PLTE", [1, 2, 3, 200, 100, 50])
    var bytes = file(1, 1, type: 3, before: [palette, ("iTXt", [0, 1, 2])], rows: [[0, 1]])
    #expect(try PNG.decode(bytes).pixel(0, 0) == [200, 100, 50, 255])
    let place = try #require(bytes.firstRange(of: Array("iTXt".utf8))).upperBound
    bytes[place] ^= 1
    #expect(try PNG.decode(bytes).pixel(0, 0) == [200, 100, 50, 255])
  }

  @Test func `a palette has colours and optional alpha`() throws {
    let palette: (StaticString, [UInt8]) = ("PLTE", [1, 2, 3, 200, 100, 50])
    #expect(
      try PNG.decode(file(2, 1, type: 3, before: [palette], rows: [[0, 1, 0]])).pixel(0, 0) == [
        200, 100, 50, 255,
      ])
    let clear = file(2, 1, type: 3, before: [palette, ("tRNS", [255, 0])], rows: [[0, 1, 0]])
    #expect(try PNG.decode(clear).pixel(0, 0) == [0, 0, 0, 0])
  }

  @Test func `a single colour can be transparent`() throws {
    let bytes = file(2, 1, type: 2, before: [("tRNS", [0, 1, 0, 2, 0, 3])], rows: [[0, 1, 2, 3, 4, 5, 6]])
    #expect(try PNG.decode(bytes).pixel(0, 0) == [0, 0, 0, 0])
    #expect(try PNG.decode(bytes).pixel(1, 0) == [4, 5, 6, 255])
  }

  @Test func `an interlaced file is decoded`() throws {
    // Adam7's passes 1, 6 and 7 have one, one and two of the 2 by 2 pixels.
    let bytes = file(
      2, 2, type: 2, interlaced: true, rows: [[0, 1, 1, 1], [0, 2, 2, 2], [0, 3, 3, 3, 4, 4, 4]])
    let bitmap = try PNG.decode(bytes)
    #expect(
      [bitmap.pixel(0, 0)[0], bitmap.pixel(1, 0)[0], bitmap.pixel(0, 1)[0], bitmap.pixel(1, 1)[0]] == [
        1, 2, 3, 4,
      ])
  }

  @Test func `a file that is cut inside the picture is an error`() {
    let whole = file(
      2, 2, type: 2, before: [("tEXt", [65, 0, 66])], rows: [[0, 1, 2, 3, 4, 5, 6], [0, 1, 2, 3, 4, 5, 6]])
    #expect((try? PNG.decode(whole)) != nil)
    for count in 0..<(whole.count - 12) {
      #expect(throws: ImageError.self, "\(count) bytes") { try PNG.decode(Array(whole.prefix(count))) }
    }
  }

  @Test(arguments: [12, 11, 4, 1])
  func `a file without its end is read if the picture is complete`(missing: Int) throws {
    for interlaced in [false, true] {
      let whole = file(
        2, 1, type: 0, interlaced: interlaced, rows: interlaced ? [[0, 5], [0, 6]] : [[0, 5, 6]])
      let cut = Array(whole.dropLast(missing))
      #expect(try PNG.decode(cut).bytes == PNG.decode(whole).bytes)
      #expect(try PNG.text(of: cut).isEmpty)
    }
  }

  @Test func `a file without its end is refused if image data is missing`() {
    var file = PNGFile()
    file.append("IHDR") { $0 += [0, 0, 0, 2, 0, 0, 0, 2, 8, 0, 0, 0, 0] }
    file.append("IDAT") { $0 += stored([0, 1, 2, 0, 3, 4]).dropLast(3) }
    #expect(throws: ImageError.self) { try PNGContents(file.bytes) }
  }

  /// Bit depth, colour type, compression, filter and interlacing. libpng refuses these headers too.
  @Test(
    arguments: [
      [3, 0, 0, 0, 0], [4, 2, 0, 0, 0], [16, 3, 0, 0, 0], [8, 1, 0, 0, 0], [8, 5, 0, 0, 0], [8, 0, 1, 0, 0],
      [8, 0, 0, 1, 0], [8, 0, 0, 64, 0], [8, 0, 0, 0, 2],
    ] as [[UInt8]])
  func `an invalid header is an error`(fields: [UInt8]) {
    var file = PNGFile()
    file.append("IHDR") { $0 += [0, 0, 0, 1, 0, 0, 0, 1] + fields }
    file.append("IDAT") { $0 += stored([0, 1]) }
    file.append("IEND") { _ in }
    #expect(throws: ImageError.broken(format: "PNG", reason: "its header is not valid")) {
      try PNGContents(file.bytes)
    }
  }

  @Test func `a width or height of zero is an error`() {
    #expect(throws: ImageError.self) { try PNGContents(file(0, 1, type: 0, rows: [])) }
    #expect(throws: ImageError.self) { try PNGContents(file(1, 0, type: 0, rows: [])) }
  }

  @Test(arguments: [
    ["IHDR", "IHDR", "IDAT"], ["IHDR", "IDAT", "tIME", "IDAT"], ["IHDR", "IDAT", "PLTE"],
    ["IHDR", "PLTE", "PLTE", "IDAT"], ["IHDR", "ABCD", "IDAT"],
  ])
  func `a repeated or misplaced chunk is an error`(types: [String]) {
    var file = PNGFile()
    for type in types {
      switch type {
      case "IHDR": file.append("IHDR") { $0 += [0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0] }
      case "IDAT": file.append("IDAT") { $0 += stored([0, 1, 2, 3]) }
      case "PLTE": file.append("PLTE") { $0 += [1, 2, 3] }
      case "tIME": file.append("tIME") { $0 += [7, 232, 3, 14, 18, 30, 0] }
      default: file.append("ABCD") { _ in }
      }
    }
    file.append("IEND") { _ in }
    #expect(throws: ImageError.self) { try PNGContents(file.bytes) }
  }

  @Test func `a picture of palette colours needs a valid palette`() {
    #expect(throws: ImageError.self) { try PNGContents(file(1, 1, type: 3, rows: [[0, 0]])) }
    #expect(throws: ImageError.self) {
      try PNGContents(file(1, 1, type: 3, before: [("PLTE", [1, 2, 3, 4])], rows: [[0, 0]]))
    }
  }

  /// Rows of both colour types are in the bitmap's own memory while they are converted to pixels.
  @Test(arguments: [2, 6] as [UInt8], [1, 2, 3, 4] as [UInt8])
  func `rows of every filter are decoded in place`(type: UInt8, filter: UInt8) throws {
    let channels = type == 2 ? 3 : 4
    for (width, height) in [(1, 1), (1, 9), (9, 1), (7, 30), (40, 3)] as [(UInt8, UInt8)] {
      let count = Int(width) * channels
      let rows = (0..<Int(height)).map { y -> [UInt8] in
        let values: [UInt8] = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 37 + y * 11) }
        return [y % 3 == 2 ? 0 : filter] + values
      }
      let bytes = file(width, height, type: type, rows: rows)
      let copy = try Bitmap(width: Int(width), height: Int(height))
      try PNG.decodeUnusual(bytes, PNGContents(bytes), into: copy)
      #expect(try PNG.decode(bytes).bytes == copy.bytes, "\(width)x\(height)")
    }
  }

  @Test func `a change of any byte is an error`() {
    let whole = file(2, 2, type: 6, rows: [[0, 1, 2, 3, 255, 4, 5, 6, 255], [2, 1, 2, 3, 0, 4, 5, 6, 0]])
    for place in whole.indices {
      var bytes = whole
      bytes[place] ^= 0x55
      #expect(throws: ImageError.self, "byte \(place)") { try PNG.decode(bytes) }
    }
  }

  @Test func `too little or too much image data is an error`() {
    #expect(throws: ImageError.self) { try PNG.decode(file(2, 1, type: 2, rows: [[0, 1, 2, 3]])) }
    #expect(throws: ImageError.self) {
      try PNG.decode(file(1, 1, type: 2, rows: [[0, 1, 2, 3], [0, 1, 2, 3]]))
    }
    #expect(throws: ImageError.self) { try PNG.decode(file(2, 1, type: 0, rows: [[0]])) }
  }

  @Test func `a size beyond the limits is an error`() {
    var file = PNGFile()
    file.append("IHDR") { $0 += [0, 1, 0, 0, 0, 0, 0, 1, 8, 2, 0, 0, 0] }
    file.append("IDAT") { $0 += stored([0]) }
    file.append("IEND") { _ in }
    #expect(throws: ImageError.tooLarge(width: 65_536, height: 1)) { try PNG.decode(file.bytes) }
  }

  @Test func `decoding into a bitmap reuses its memory`() throws {
    let bitmap = try Bitmap(width: 9, height: 9)
    let start = bitmap.pixels.baseAddress
    try PNG.decode(file(1, 1, type: 2, rows: [[0, 7, 8, 9]]), into: bitmap)
    #expect(bitmap.width == 1 && bitmap.pixels.baseAddress == start && bitmap.pixel(0, 0) == [7, 8, 9, 255])
  }

  @Test func `a file too short for its size is refused before memory is allocated`() {
    var file = PNGFile()
    file.append("IHDR") { $0 += [0, 0, 0x40, 0, 0, 0, 0x40, 0, 16, 6, 0, 0, 0] }
    file.append("IDAT") { $0 += stored([0]) }
    file.append("IEND") { _ in }
    #expect(
      throws: ImageError.broken(format: "PNG", reason: "its image data is too short for its size")
    ) { try PNGContents(file.bytes) }
  }
}
