import Testing

@testable import CellDrawing

@Suite struct RowCompressorTests {
  private func picture(_ width: Int, _ height: Int, _ pixel: (_ x: Int, _ y: Int) -> UInt32) throws -> Bitmap
  {
    let bitmap = try Bitmap(width: width, height: height)
    let pixels = bitmap.pixels.bindMemory(to: UInt32.self)
    for y in 0..<height {
      for x in 0..<width { pixels[y * bitmap.stride / 4 + x] = pixel(x, y) }
    }
    return bitmap
  }

  /// Whether libdeflate and the stricter zlib of libspng both decode the same pixels.
  private func isReadAgain(_ bitmap: Bitmap) throws -> Bool {
    let file = PNG.encode(bitmap, compression: .fast)
    let copy = try Bitmap(width: bitmap.width, height: bitmap.height)
    try PNG.decodeUnusual(file, PNGContents(file), into: copy)
    return try PNG.decode(file).bytes == bitmap.bytes && copy.bytes == bitmap.bytes
  }

  /// Random numbers that are the same on every run.
  private struct Noise: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 33) ^ state
    }
  }

  @Test(arguments: [1, 2, 3, 4, 85, 86, 87, 88, 172, 300])
  func `runs of each length decode to the same pixels`(width: Int) throws {
    // Each row begins with red of another length, so that the rest is a run of another length.
    let steps = try picture(width, 2 * width) { x, y in x < y / 2 ? 0xFFFF_0000 : 0xFF00_0000 }
    #expect(try isReadAgain(steps))
  }

  @Test(arguments: [1, 3, 64, 300], [true, false])
  func `noise decodes to the same pixels`(width: Int, isOpaque: Bool) throws {
    var noise = Noise(state: UInt64(width))
    let speckles = try picture(width, 200) { x, _ in
      // Opaque colours alternate with translucent white, since both are decoded exactly.
      isOpaque || x % 2 == 0
        ? 0xFF00_0000 | UInt32.random(in: 0...0xFF_FFFF, using: &noise)
        : 0x0101_0101 &* UInt32.random(in: 0...255, using: &noise)
    }
    #expect(try isReadAgain(speckles))
  }

  /// One row with eight pixels of noise in each 64, which repeats after `period` pixels.
  private func returning(period: Int) throws -> Bitmap {
    var noise = Noise(state: 7)
    let tile = (0..<period).map { place in
      place % 64 < 8 ? 0xFF00_0000 | UInt32.random(in: 0...0xFF_FFFF, using: &noise) : 0x8080_8080
    }
    return try picture(32_767, 1) { x, _ in tile[x % period] }
  }

  @Test(arguments: [64, 1000, 8192, 8193])
  func `repeated pixels decode to the same pixels`(period: Int) throws {
    #expect(try isReadAgain(returning(period: period)))
  }

  @Test func `a copy reaches back at most 32,768 bytes`() throws {
    let near = PNG.encode(try returning(period: 8192), compression: .fast).count
    let far = PNG.encode(try returning(period: 8193), compression: .fast).count
    // 1,024 pixels of noise take 3 kB. The next three times they are either copied or written again.
    #expect(near < 10_000)
    #expect(far > 12_000)
  }

  @Test func `symbols whose words would be too long decode to the same pixels`() throws {
    // Each byte is as frequent as the two before it together, which makes a tree with a level for each byte.
    var bytes: [UInt8] = []
    var (count, next) = (1, 1)
    for byte in 0..<22 as Range<UInt8> {
      bytes += [UInt8](repeating: byte, count: count)
      (count, next) = (next, count + next)
    }
    var noise = Noise(state: 9)
    bytes.shuffle(using: &noise)
    let deep = try picture(bytes.count / 3, 1) { x, _ in
      0xFF00_0000 | UInt32(bytes[3 * x]) << 16 | UInt32(bytes[3 * x + 1]) << 8 | UInt32(bytes[3 * x + 2])
    }
    #expect(try isReadAgain(deep))
  }

  @Test func `a picture of few colours decodes to the same pixels`() throws {
    var noise = Noise(state: 3)
    for colours in 2...5 {
      let colors = try picture(257, 300) { _, _ in
        0xFF00_0000 | UInt32.random(in: 0..<UInt32(colours), using: &noise) &* 0x010101
      }
      #expect(try isReadAgain(colors))
    }
  }

  @Test func `the widest rows decode to the same pixels`() throws {
    var noise = Noise(state: 5)
    #expect(
      try isReadAgain(
        picture(32_767, 5) { x, _ in
          x % 1000 < 500 ? 0xFFFF_FFFF : 0xFF00_0000 | UInt32.random(in: 0...0xFF_FFFF, using: &noise)
        }))
  }

  @Test func `a block that ends near a row's end decodes to the same pixels`() throws {
    // A row has 2,620 bytes, so 100 rows fill a block except for 144 bytes.
    for height in [99, 100, 101, 200, 201] {
      #expect(try isReadAgain(picture(873, height) { x, y in 0xFF00_0000 | UInt32(x * y & 0xFFFF) }))
    }
  }

  @Test func `a single transparent pixel is kept`() throws {
    let hole = try picture(50, 50) { x, y in (x, y) == (20, 30) ? 0 : 0xFFFF_FFFF }
    #expect(try isReadAgain(hole))
  }

  @Test(arguments: [0, 8, 16, 24, 32, 40, 48, 56], [true, false])
  func `rows unlike the sampled ones decode to the same pixels`(first: Int, isOpaque: Bool) throws {
    var noise = Noise(state: 13)
    // The picture has 400 or 550 kB, so a third or a quarter of its rows are counted.
    let flat = try picture(300, 450) { _, y in
      let color = first..<(first + 8) ~= y ? UInt32.random(in: 0...0xFF_FFFF, using: &noise) : 0
      return isOpaque || y % 2 == 0 ? 0xFF00_0000 | color : 0x8000_0000 | color & 0x7F7F7F
    }
    #expect(try isReadAgain(flat))
  }

  @Test func `an encoder's file keeps nothing of the picture before`() throws {
    var noise = Noise(state: 11)
    func speckled(_ width: Int, _ mask: UInt32) throws -> Bitmap {
      try picture(width, 40) { _, _ in 0xFF00_0000 | UInt32.random(in: 0...0xFF_FFFF, using: &noise) & mask }
    }
    for width in 20..<60 {
      let encoder = PNGEncoder()
      _ = encoder.encode(try speckled(width + 1, 0x030303), compression: .fast)
      let speckles = try speckled(width, 0x010101)
      let (file, alone) = (
        encoder.encode(speckles, compression: .fast), PNG.encode(speckles, compression: .fast)
      )
      #expect(file == alone)
    }
  }

  @Test func `a flat picture is encoded to a small file`() throws {
    // The pixels have 1.2 MB: about 5 bits for each 258 bytes, and 60 bytes at the head of each of 2 blocks.
    let file = PNG.encode(try picture(1000, 400) { _, _ in 0xFF33_6699 }, compression: .fast)
    #expect(file.count < 2500)
  }

  @Test func `a file of noise is hardly larger than its pixels`() throws {
    var noise = Noise(state: 1)
    let file = PNG.encode(
      try picture(400, 400) { _, _ in 0xFF00_0000 | UInt32.random(in: 0...0xFF_FFFF, using: &noise) },
      compression: .fast)
    #expect(file.count < 400 * 400 * 3 * 101 / 100)
  }
}
