import Foundation
import Synchronization
import Testing

@testable import CellDrawing

@Suite struct ScaledImagesTests {
  private func image(_ seed: UInt8, side: Int) -> ImageSource {
    ImageSource(
      premultipliedBGRA: [UInt8](repeating: seed, count: side * side * 3)
        + [UInt8](repeating: 255, count: side * side),
      width: side, height: side)
  }

  private static func plain(_ count: Int) -> [UInt8] {
    Array(repeating: [10, 20, 30, 255], count: count).flatMap { $0 }
  }

  @Test func `each size of an image is scaled once`() throws {
    let images = ScaledImages(PixelStore(maximumBytes: 1 << 20))
    let source = image(1, side: 20)
    let first = try #require(images.pixels(of: source, width: 10, height: 10))
    let second = try #require(images.pixels(of: source, width: 10, height: 10))
    #expect(first.bytes.withUnsafeBytes { $0.baseAddress } == second.bytes.withUnsafeBytes { $0.baseAddress })
  }

  @Test func `sizes share the decoded pixels`() throws {
    let images = ScaledImages(PixelStore(maximumBytes: 1 << 20))
    let source = try ImageSource(decoding: SampleFile.webp)
    let half = try #require(images.pixels(of: source, width: 8, height: 4))
    for (width, height) in [(5, 3), (7, 4), (6, 3)] {
      let before = images.byteCount
      let pixels = try #require(images.pixels(of: source, width: width, height: height))
      #expect(pixels.bytes == half.scaled(toWidth: width, height: height).bytes)
      #expect(images.byteCount == before + width * height * 4)
    }
    #expect(images.pixels(of: source, width: 8, height: 4)?.bytes == half.bytes)
  }

  @Test func `a size's pixels do not depend on the sizes drawn before`() throws {
    for bytes in [SampleFile.webp, SampleFile.jpeg, SampleFile.turnedJPEG, SampleFile.translucentWebP] {
      let source = try ImageSource(decoding: bytes)
      let sizes = [(16, 8), (3, 5), (7, 3), (40, 2), (2, 2), (1, 1)]
      func all(_ sizes: [(Int, Int)]) -> [[UInt8]?] {
        let images = ScaledImages(PixelStore(maximumBytes: 1 << 20))
        return sizes.map { images.pixels(of: source, width: $0, height: $1)?.bytes }
      }
      #expect(all(sizes) == all(sizes.reversed()).reversed())
    }
  }

  @Test func `threads that need the same pixels share one result`() throws {
    let images = ScaledImages(PixelStore(maximumBytes: 64 << 20))
    let source = image(9, side: 600)
    let found = Mutex<Set<UInt>>([])
    DispatchQueue.concurrentPerform(iterations: 16) { _ in
      let pixels = images.pixels(of: source, width: 400, height: 400)
      let place = pixels?.bytes.withUnsafeBytes { UInt(bitPattern: $0.baseAddress) }
      found.withLock { _ = $0.insert(place ?? 0) }
    }
    let places = found.withLock { $0 }
    #expect(places.count == 1 && !places.contains(0))
  }

  @Test func `every image of a broken file reports its error`() throws {
    var bytes = SampleFile.webp
    bytes.replaceSubrange(28..., with: [UInt8](repeating: 0xFF, count: bytes.count - 28))
    let images = ScaledImages(PixelStore(maximumBytes: 1 << 20))
    let sources = try (0..<8).map { _ in try ImageSource(decoding: bytes) }
    DispatchQueue.concurrentPerform(iterations: sources.count) {
      _ = images.pixels(of: sources[$0], width: 4, height: 2)
    }
    #expect(sources.allSatisfy { $0.decodingError != nil })
  }

  @Test func `the memory of scaled images stays bounded`() {
    let images = ScaledImages(PixelStore(maximumBytes: 40_000))
    for seed in 0..<100 { _ = images.pixels(of: image(UInt8(seed), side: 20), width: 30, height: 30) }
    #expect(images.byteCount <= 40_000 && images.byteCount > 0)
  }

  @Test func `scaling a single colour keeps that colour`() {
    let pixels = ImagePixels(
      width: 37, height: 23, bytes: Self.plain(37 * 23))
    for (width, height) in [(5, 3), (37, 1), (80, 60), (1, 1)] {
      let scaled = pixels.scaled(toWidth: width, height: height)
      #expect(scaled.bytes == Self.plain(width * height))
    }
  }

  @Test func `shrinking a fine pattern gives its average`() {
    var bytes: [UInt8] = []
    for place in 0..<4096 {
      let white: UInt8 = (place + place / 64) % 2 == 0 ? 0 : 255
      bytes += [white, white, white, 255]
    }
    let pixels = ImagePixels(width: 64, height: 64, bytes: bytes)
    let scaled = pixels.scaled(toWidth: 7, height: 7)
    #expect(
      stride(from: 0, to: scaled.bytes.count, by: 4).allSatisfy { abs(Int(scaled.bytes[$0]) - 128) <= 3 })
  }

  @Test func `every pixel counts however much a picture shrinks`() {
    // The first 10 of each 40 columns are bright, and 40 columns become one.
    let bytes = (0..<400).flatMap { column -> [UInt8] in
      let white: UInt8 = column % 40 < 10 ? 240 : 0
      return [white, white, white, 255]
    }
    let scaled = ImagePixels(width: 400, height: 1, bytes: bytes).scaled(toWidth: 10, height: 1)
    let mean = 240 * 10 / 40
    for column in 1..<9 {
      let difference = Int(scaled.bytes[column * 4]) - mean
      #expect(abs(difference) <= 4)
    }
  }

  @Test func `enlarging interpolates between pixels`() {
    let pixels = ImagePixels(width: 2, height: 1, bytes: [0, 0, 0, 255, 200, 200, 200, 255])
    let scaled = pixels.scaled(toWidth: 4, height: 1)
    // The new middles are at 0.25, 0.75, 1.25 and 1.75, the middles of the two pixels at 0.5 and 1.5.
    let values = stride(from: 0, to: 16, by: 4).map { scaled.bytes[$0] }
    #expect(values == [0, 50, 150, 200])
  }
}
