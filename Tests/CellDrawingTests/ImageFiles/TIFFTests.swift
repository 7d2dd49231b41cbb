import Testing

@testable import CellDrawing

struct TIFFTests {
  /// 2 x 1 pixels of 8 bits: red and blue, or any other samples.
  private func file(
    samples: [UInt8] = [255, 0, 0, 0, 0, 255], channels: Int = 3, orientation: Int = 1, profile: [UInt8] = [],
    extra: Int? = nil, width: Int = 2
  ) -> [UInt8] {
    func little(_ number: Int, _ count: Int) -> [UInt8] {
      (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
    // The samples are at 8, the bits per sample behind them, then the profile, then the directory.
    let bits = 8 + samples.count
    let profilePlace = bits + 2 * channels
    let directory = profilePlace + profile.count
    // Each entry is a tag, a type (3 for 16 bits, 4 for 32, 7 for bytes), a count, and a value or its place.
    var entries = [
      (256, 4, 1, width), (257, 4, 1, 1), (258, 3, channels, channels < 3 ? 8 : bits), (259, 3, 1, 1),
      (262, 3, 1, channels < 3 ? 1 : 2), (273, 4, 1, 8), (274, 3, 1, orientation), (277, 3, 1, channels),
      (278, 4, 1, 1), (279, 4, 1, samples.count),
    ]
    if let extra { entries.append((338, 3, 1, extra)) }
    if !profile.isEmpty { entries.append((34675, 7, profile.count, profilePlace)) }
    var bytes: [UInt8] = [0x49, 0x49, 42, 0] + little(directory, 4) + samples
    bytes += [[UInt8]](repeating: [8, 0], count: channels).flatMap { $0 } + profile
    bytes += little(entries.count, 2)
    for (tag, type, count, value) in entries {
      bytes += little(tag, 2) + little(type, 2) + little(count, 4) + little(value, 4)
    }
    return bytes + [0, 0, 0, 0]
  }

  private func decoded(_ bytes: [UInt8]) throws -> ImagePixels {
    let source = try ImageSource(decoding: bytes)
    let pixels = try #require(source.decoded(halvings: 0))
    #expect((pixels.width, pixels.height) == (source.width, source.height))
    return pixels
  }

  @Test func `a TIFF is decoded`() throws {
    let pixels = try decoded(file())
    #expect((pixels.width, pixels.height) == (2, 1) && pixels.isOpaque)
    #expect(pixels.bytes == [0, 0, 255, 255, 255, 0, 0, 255])
    #expect(try decoded(file(samples: [7, 200], channels: 1)).bytes == [7, 7, 7, 255, 200, 200, 200, 255])
  }

  @Test func `transparent pixels are multiplied by alpha once`() throws {
    let samples: [UInt8] = [255, 0, 0, 128, 0, 0, 100, 128]
    let straight = try decoded(file(samples: samples, channels: 4, extra: 2))
    #expect(straight.bytes == [0, 0, 128, 128, 50, 0, 0, 128])
    // Colours that are multiplied already are at most as large as alpha.
    let multiplied = try decoded(file(samples: samples, channels: 4, extra: 1))
    #expect(multiplied.bytes == [0, 0, 128, 128, 100, 0, 0, 128])
  }

  @Test func `the orientation of a TIFF is applied`() throws {
    let turned = try decoded(file(orientation: 6))
    #expect((turned.width, turned.height) == (1, 2) && turned.bytes.prefix(4) == [0, 0, 255, 255])
    #expect(try decoded(file(orientation: 2)).bytes.prefix(4) == [255, 0, 0, 255])
    let right = try decoded(file(orientation: 8))
    #expect((right.width, right.height) == (1, 2) && right.bytes.prefix(4) == [255, 0, 0, 255])
  }

  @Test func `the profile of a TIFF is applied`() throws {
    let samples: [UInt8] = [230, 120, 20, 10, 200, 100]
    let pixels = try decoded(file(samples: samples, profile: SampleProfile.displayP3))
    #expect(pixels.bytes == [0, 112, 247, 255, 87, 204, 0, 255])
  }

  @Test func `a TIFF without its rows is refused in one line`() throws {
    var bytes = file()
    // The place of the rows is behind the end of the file.
    let place = try #require(bytes.indices.first { bytes[$0...].starts(with: [17, 1, 4, 0, 1, 0, 0, 0]) })
    bytes[place + 9] = 255
    let source = try ImageSource(decoding: bytes)
    #expect(source.decoded(halvings: 0) == nil)
    guard case .broken("TIFF", let reason) = source.decodingError else {
      Issue.record("no reason is given")
      return
    }
    #expect(!reason.isEmpty && !reason.contains("\n"))
  }

  @Test func `a TIFF without a directory is an error, and so is a huge one`() {
    #expect(throws: ImageError.self) { try ImageSource(decoding: [0x49, 0x49, 42, 0, 8, 0, 0, 0]) }
    #expect(throws: ImageError.self) { try ImageSource(decoding: [0x4D, 0x4D, 0, 42]) }
    #expect(throws: ImageError.tooLarge(width: 70_000, height: 1)) {
      try ImageSource(decoding: file(width: 70_000))
    }
  }
}
