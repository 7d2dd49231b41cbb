import Testing

@testable import CellDrawing

@Suite struct RowCompressorTests {
  private static let searches = [RowCompressor.Search.quick, .thorough]

  private func compressed(
    _ bytes: [UInt8], _ search: RowCompressor.Search, by compressor: RowCompressor = RowCompressor()
  ) throws -> [UInt8] {
    Array(try #require(compressor.compress(bytes, search)))
  }

  private func decompressed(_ stream: [UInt8], count: Int) throws -> [UInt8] {
    let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: count)
    defer { buffer.deallocate() }
    try PNG.inflate([0..<stream.count], of: stream, into: buffer)
    return Array(buffer)
  }

  private func noise(_ count: Int) -> [UInt8] {
    var state: UInt64 = 7
    return (0..<count).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt8(truncatingIfNeeded: state >> 40)
    }
  }

  // 258 is the longest repetition; a part of 1 or 2 bytes may not be left of a run.
  @Test(
    arguments: Array(0...20) + [63, 64, 65, 66] + Array(257...264) + [516, 517, 518, 519, 777], searches)
  func bytesOfAnyNumberAreReadAgain(count: Int, search: RowCompressor.Search) throws {
    for bytes in [
      [UInt8](repeating: 9, count: count), noise(count), (0..<count).map { UInt8($0 % 3) },
      (0..<count).map { UInt8($0 % 64 * 3) },
    ] {
      #expect(try decompressed(compressed(bytes, search), count: count) == bytes)
    }
  }

  @Test(arguments: [32_767, 32_768, 32_769, 40_000])
  func repetitionsAreFoundAsFarBackAsDeflateReaches(distance: Int) throws {
    let bytes = noise(distance) + noise(distance)
    let stream = try compressed(bytes, .thorough)
    #expect(try decompressed(stream, count: bytes.count) == bytes)
    #expect((stream.count < distance * 5 / 4) == (distance <= 32_768))
  }

  @Test func aQuickSearchReachesNoFurtherThanDeflate() throws {
    let bytes = noise(32_784) + noise(32_784)
    let stream = try compressed(bytes, .quick)
    #expect(try decompressed(stream, count: bytes.count) == bytes)
    #expect(stream.count > 65_000)
  }

  @Test(arguments: searches)
  func lengthsAndDistancesOfEveryCodeAreReadAgain(search: RowCompressor.Search) throws {
    var bytes = noise(600)
    for length in 3...300 {
      bytes += bytes[(bytes.count - length * 2)..<(bytes.count - length)] + [UInt8(length & 255)]
    }
    #expect(try decompressed(compressed(bytes, search), count: bytes.count) == bytes)
  }

  @Test(arguments: searches)
  func whatFillsMoreThanABlockIsReadAgain(search: RowCompressor.Search) throws {
    let bytes = noise(2 * DeflateBlock.capacity) + [UInt8](repeating: 0, count: 1_000_000) + noise(77)
    #expect(try decompressed(compressed(bytes, search), count: bytes.count) == bytes)
  }

  @Test(arguments: searches)
  func noiseHardlyGrows(search: RowCompressor.Search) throws {
    #expect(try compressed(noise(100_000), search).count < 102_000)
  }

  @Test(arguments: searches)
  func aRunTakesNextToNothing(search: RowCompressor.Search) throws {
    // 3,876 repetitions of 258 bytes, each of 2 bits or few more.
    #expect(try compressed([UInt8](repeating: 0, count: 1_000_000), search).count < 2_500)
  }

  @Test(arguments: searches)
  func whatCameBeforeChangesNothing(search: RowCompressor.Search) throws {
    let compressor = RowCompressor()
    let bytes = noise(100) + noise(100)
    let first = try compressed(bytes, search, by: compressor)
    // What lies behind the bytes would go on as they do.
    for earlier in [noise(5_000), bytes + bytes + bytes, bytes + [UInt8](repeating: bytes[199], count: 999)] {
      _ = try compressed(earlier, search, by: compressor)
      #expect(try compressed(bytes, search, by: compressor) == first)
    }
    #expect(try compressed(bytes, search) == first)
  }
}
