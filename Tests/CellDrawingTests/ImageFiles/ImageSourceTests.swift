import Foundation
import Testing

@testable import CellDrawing

/// Pictures of 16 by 8 pixels in each format. The left half is red, the right half is blue.
enum SampleFile {
  static let jpeg = decode(
    """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQ
    ERMUFRUVDA8XGBYUGBIUFRT/2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQU
    FBQUFBQUFBQUFBQUFBT/wAARCAAIABADAREAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAABwj/xAAUEAEAAAAAAAAAAAAA
    AAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAACQf/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCdEMKmAjjB
    0f/Z
    """)
  /// The picture with the EXIF orientation "right".
  static let turnedJPEG = decode(
    """
    /9j/4AAQSkZJRgABAQAAAQABAAD/4QAiRXhpZgAATU0AKgAAAAgAAQESAAMAAAABAAYAAAAAAAD/2wBDAAMCAgMCAgMDAwME
    AwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQERMUFRUVDA8XGBYUGBIUFRT/2wBDAQMEBAUEBQkFBQkUDQsN
    FBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBT/wAARCAAIABADAREAAhEBAxEB/8QA
    FQABAQAAAAAAAAAAAAAAAAAABwj/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAACQf/xAAUEQEA
    AAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCdEMKmAjjB0f/Z
    """)
  /// Four by four red pixels in four inks.
  static let inkJPEG = decode(
    """
    /9j/7gAOQWRvYmUAZAAAAAAA/9sAQwADAgIDAgIDAwMDBAMDBAUIBQUEBAUKBwcGCAwKDAwLCgsLDQ4SEA0OEQ4LCxAWEBET
    FBUVFQwPFxgWFBgSFBUU/8AAFAgABAAEBEMRAE0RAFkRAEsRAP/EABQAAQAAAAAAAAAAAAAAAAAAAAn/xAAUEAEAAAAAAAAA
    AAAAAAAAAAAA/9oADgRDAE0AWQBLAAA/AFTFUKoqb//Z
    """)
  /// Eight by eight grey pixels without the last scan and the end of the file.
  static let progressiveJPEG = decode(
    """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAFA3PEY8MlBGQUZaVVBfeMiCeG5uePWvuZHI////////
    ////////////////////////////////////////////wgALCAAIAAgBAREA/8QAFAABAAAAAAAA
    AAAAAAAAAAAAAP/aAAgBAQAAAAF//8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABBQJ//8QA
    FBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQAGPwJ//8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgB
    AQABPyF//9oACAEBAAAAEH//xAAUEAEAAAAAAAAAAAAAAAAAAAAA
    """)
  /// Eight by eight orange pixels.
  static let orangeJPEG = decode(
    """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAIBAQEBAQIBAQECAgICAgQDAgICAgUEBAMEBgUGBgYFBgYGBwkIBgcJBwYGCAsICQoKCgoK
    BggLDAsKDAkKCgr/2wBDAQICAgICAgUDAwUKBwYHCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoK
    Cgr/wAARCAAIAAgDAREAAhEBAxEB/8QAFAABAAAAAAAAAAAAAAAAAAAABv/EABQQAQAAAAAAAAAAAAAAAAAAAAD/xAAVAQEBAAAAAAAA
    AAAAAAAAAAAICf/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AGidZ+P/2Q==
    """)
  /// 16 by 8 orange pixels with an alpha of 128.
  static let orangeWebP = decode(
    """
    UklGRh4AAABXRUJQVlA4TBEAAAAvD8ABEAdQvJqXooCBiOh/AAA=
    """)
  static let webp = decode(
    """
    UklGRiYAAABXRUJQVlA4TBkAAAAvD8ABAA8Q87//8x8OxILJ/KU7U4jof+QAAA==
    """)
  static let translucentWebP = decode(
    """
    UklGRiYAAABXRUJQVlA4TBkAAAAvD8ABEA8Q87//AxgOxILJ/KU7U4jof+QAAA==
    """)
  static let animatedWebP = decode(
    """
    UklGRo4AAABXRUJQVlA4WAoAAAACAAAADwAABwAAQU5JTQYAAAAAAAAAAABBTk1GMgAAAAAAAAAAAA8AAAcAAGQAAAJWUDhM
    GQAAAC8PwAEADxDzv//zHw7Egsn8pTtTiOh/ZAAAQU5NRigAAAAAAAAAAAAPAAAHAABkAAAAVlA4TA8AAAAvD8ABAAfQ/4j+
    ByKi/wEA
    """)

  private static func decode(_ text: String) -> [UInt8] {
    Array(Data(base64Encoded: text, options: .ignoreUnknownCharacters) ?? Data())
  }
}

@Suite struct ImageSourceTests {
  private func pixels(_ bytes: [UInt8]) throws -> (ImagePixels, ImageSource) {
    let source = try ImageSource(decoding: bytes)
    return (try #require(source.decoded(halvings: 0)), source)
  }

  private func isNear(_ pixels: ImagePixels, _ x: Int, _ y: Int, _ bgra: [Int]) -> Bool {
    let place = (y * pixels.width + x) * 4
    return (0..<4).allSatisfy { abs(Int(pixels.bytes[place + $0]) - bgra[$0]) <= 3 }
  }

  @Test(arguments: [SampleFile.jpeg, SampleFile.webp, SampleFile.animatedWebP])
  func `a file of each raster format is decoded`(bytes: [UInt8]) throws {
    let (pixels, source) = try pixels(bytes)
    #expect(source.width == 16 && source.height == 8 && pixels.isOpaque)
    #expect(isNear(pixels, 2, 4, [0, 0, 255, 255]))
    #expect(isNear(pixels, 13, 4, [255, 0, 0, 255]))
  }

  @Test func `the first picture of an animation is placed in its canvas`() throws {
    var bytes = SampleFile.animatedWebP
    // The canvas is 32 x 16, which is written less 1. The first picture is at (16, 8), which is written halved.
    (bytes[24], bytes[27], bytes[52], bytes[55]) = (31, 15, 8, 4)
    let (pixels, source) = try pixels(bytes)
    #expect(source.width == 32 && source.height == 16 && pixels.width == 32 && pixels.height == 16)
    #expect(isNear(pixels, 2, 4, [0, 0, 0, 0]))
    #expect(isNear(pixels, 16 + 2, 8 + 4, [0, 0, 255, 255]))
    #expect(isNear(pixels, 16 + 13, 8 + 4, [255, 0, 0, 255]))
  }

  @Test func `an animation that is cut off is drawn if its first picture is whole`() throws {
    // The first picture ends with byte 102.
    let (pixels, _) = try pixels(Array(SampleFile.animatedWebP.prefix(110)))
    #expect(isNear(pixels, 2, 4, [0, 0, 255, 255]))
    let source = try ImageSource(decoding: Array(SampleFile.animatedWebP.prefix(90)))
    #expect(source.decoded(halvings: 0) == nil)
    guard case .broken("WebP", _) = source.decodingError else {
      Issue.record("no reason is given")
      return
    }
  }

  @Test func `translucent pixels are premultiplied`() throws {
    let (pixels, _) = try pixels(SampleFile.translucentWebP)
    #expect(!pixels.isOpaque)
    #expect(isNear(pixels, 2, 4, [0, 0, 128, 128]))
  }

  @Test func `the orientation that a camera wrote is applied`() throws {
    let (pixels, source) = try pixels(SampleFile.turnedJPEG)
    #expect(source.width == 8 && source.height == 16 && pixels.width == 8)
    #expect(isNear(pixels, 4, 2, [0, 0, 255, 255]))
    #expect(isNear(pixels, 4, 13, [255, 0, 0, 255]))
  }

  @Test func `a JPEG with four inks is decoded`() throws {
    let (pixels, _) = try pixels(SampleFile.inkJPEG)
    #expect(isNear(pixels, 1, 1, [0, 0, 255, 255]))
  }

  @Test func `a JPEG is decoded at a smaller scale if that is enough`() throws {
    let source = try ImageSource(decoding: SampleFile.jpeg)
    #expect(source.halvings(atLeast: 4, 2) == 2 && source.halvings(atLeast: 5, 2) == 1)
    let small = try #require(source.decoded(halvings: 2))
    #expect(small.width == 4 && small.height == 2)
  }

  @Test func `a turned JPEG has the size of its header at every scale`() throws {
    let source = try ImageSource(decoding: SampleFile.turnedJPEG)
    for halvings in 0...3 {
      let pixels = try #require(source.decoded(halvings: halvings))
      #expect(source.size(halved: halvings) == (pixels.width, pixels.height))
    }
  }

  @Test func `bytes of an unknown format are an error`() {
    #expect(throws: ImageError.unknownFormat) { try ImageSource(decoding: Array("GIF".utf8)) }
    #expect(throws: ImageError.unknownFormat) { try ImageSource(decoding: []) }
    #expect(throws: ImageError.unknownFormat) { try ImageSource(decoding: Array("<html></html>".utf8)) }
  }

  @Test(arguments: [SampleFile.jpeg, SampleFile.webp])
  func `a header that is cut off is an error`(bytes: [UInt8]) {
    #expect(throws: ImageError.self) { try ImageSource(decoding: Array(bytes.prefix(14))) }
  }

  @Test func `a huge picture is refused after its header`() {
    var file = PNGFile()
    file.append("IHDR") { $0 += [0, 0, 0x40, 0, 0, 0, 0x40, 0, 8, 2, 0, 0, 0] }
    file.append("IEND") { _ in }
    #expect(throws: ImageError.tooLarge(width: 16_384, height: 16_384)) {
      try ImageSource(decoding: file.bytes)
    }
  }

  @Test func `a JPEG with thousands of scans is refused`() throws {
    let scan: [UInt8] = [0xFF, 0xDA, 0, 8, 1, 1, 0, 1, 0x3F, 0x10, 0x7F]
    let scans = [[UInt8]](repeating: scan, count: 5_000).flatMap { $0 }
    let source = try ImageSource(decoding: SampleFile.progressiveJPEG + scans + [0xFF, 0xD9])
    #expect(source.decoded(halvings: 0) == nil)
    guard case .broken("JPEG", let reason) = source.decodingError else {
      Issue.record("no reason is given")
      return
    }
    #expect(reason.contains("more than 500 scans"))
  }

  @Test func `a file that is broken after its header draws nothing and gives a reason`() throws {
    var bytes = SampleFile.webp
    bytes.replaceSubrange(28..., with: [UInt8](repeating: 0xFF, count: bytes.count - 28))
    let image = try Image(decoding: bytes)
    #expect(image.source.decodingError == nil)
    let bitmap = try painted([.image(ImageNode(image: image, rect: square(0, 0, 8)))], width: 8, height: 8)
    #expect(bitmap.bytes.allSatisfy { $0 == 0 })
    guard case .broken("WebP", _) = image.source.decodingError else {
      Issue.record("no reason is given")
      return
    }
  }

  @Test func `text in an icon is drawn with the packaged fonts from the start`() async {
    await #expect(processExitsWith: .success) {
      let svg = """
        <svg xmlns='http://www.w3.org/2000/svg' width='60' height='20'>
        <text y='15' font-family='DejaVu Sans' font-size='15'>Aegis</text></svg>
        """
      let first = try SVGIcon(Array(svg.utf8)).pixels(width: 60, height: 20).bytes
      _ = FontLibrary.shared
      // The second icon is drawn on another thread, since each thread keeps the fonts that it found first.
      let later = Mutex<[UInt8]>([])
      let isDone = DispatchSemaphore(value: 0)
      Thread {
        if let icon = try? SVGIcon(Array(svg.utf8)).pixels(width: 60, height: 20) {
          later.withLock { $0 = icon.bytes }
        }
        isDone.signal()
      }.start()
      isDone.wait()
      #expect(first.contains { $0 != 0 })
      #expect(later.withLock { $0 } == first)
    }
  }

  @Test func `an icon never reads other files`() throws {
    let svg = """
      <svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' width='4' height='4'>
      <image width='4' height='4' xlink:href='file:///usr/share/pixmaps/debian-logo.png'/></svg>
      """
    let image = try Image(decoding: Array(svg.utf8))
    let bitmap = try painted([.image(ImageNode(image: image, rect: square(0, 0, 4)))], width: 4, height: 4)
    #expect(bitmap.bytes.allSatisfy { $0 == 0 })
  }

  @Test func `images are equal if their bytes are equal`() throws {
    #expect(try Image(decoding: SampleFile.webp) == Image(decoding: SampleFile.webp))
    #expect(try Image(decoding: SampleFile.webp) != Image(decoding: SampleFile.animatedWebP))
  }

  @Test func `a PNG without transparency is known to be opaque`() throws {
    let bitmap = try Bitmap(width: 2, height: 2)
    bitmap.fill(.white, rows: 0..<2)
    let file = PNG.encode(bitmap, compression: .small)
    #expect(try ImageSource(decoding: file).isCheckedOpaque)
    var damaged = file
    damaged[damaged.count - 20] ^= 1
    #expect(try !ImageSource(decoding: damaged).isCheckedOpaque)
    let clear = PNG.encode(try Bitmap(width: 2, height: 2), compression: .small)
    #expect(try !ImageSource(decoding: clear).isCheckedOpaque)
    #expect(try !ImageSource(decoding: SampleFile.jpeg).isCheckedOpaque)
  }
}
