import Foundation
import Testing

@testable import CellDrawing

struct HEIFTests {
  /// 2 x 2 red pixels in AV1.
  private let avif = decode(
    """
    AAAAIGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZk1BMUIAAADrbWV0YQAAAAAAAAAhaGRscgAAAAAAAAAAcGljdAAAAAAAAAAAAAAA
    AAAAAAAOcGl0bQAAAAAAAQAAAB5pbG9jAAAAAEQAAAEAAQAAAAEAAAETAAAAKwAAAChpaW5mAAAAAAABAAAAGmluZmUCAAAAAAEA
    AGF2MDFDb2xvcgAAAABqaXBycAAAAEtpcGNvAAAAFGlzcGUAAAAAAAAAAgAAAAIAAAAQcGl4aQAAAAADCAgIAAAADGF2MUOBAAwA
    AAAAE2NvbHJuY2x4AAEADQAGgAAAABdpcG1hAAAAAAAAAAEAAQQBAoMEAAAAM21kYXQSAAoIGAA2iAhoNCAyHRIH9/apAIIIPkAA
    AP9cCJ4a+gNBlqyyz1xyS/ZY
    """)
  /// 2 x 2 orange pixels in AV1.
  private let orange = decode(
    """
    AAAAIGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZk1BMUEAAADrbWV0YQAAAAAAAAAhaGRscgAAAAAAAAAAcGljdAAAAAAAAAAAAAAAAAAA
    AAAOcGl0bQAAAAAAAQAAAB5pbG9jAAAAAEQAAAEAAQAAAAEAAAETAAAAHwAAAChpaW5mAAAAAAABAAAAGmluZmUCAAAAAAEAAGF2MDFD
    b2xvcgAAAABqaXBycAAAAEtpcGNvAAAAFGlzcGUAAAAAAAAAAgAAAAIAAAAQcGl4aQAAAAADCAgIAAAADGF2MUOBIAAAAAAAE2NvbHJu
    Y2x4AAEADQAGgAAAABdpcG1hAAAAAAAAAAEAAQQBAoMEAAAAJ21kYXQSAAoHOAA+UBDQaTISEAAAAA/4lu2i5rCKrSFSquXI
    """)
  /// 2 x 2 red pixels in AV1 with an alpha of 128.
  private let translucent = decode(
    """
    AAAAIGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZk1BMUIAAAGGbWV0YQAAAAAAAAAhaGRscgAAAAAAAAAAcGljdAAAAAAAAAAAAAAA
    AAAAAAAOcGl0bQAAAAAAAQAAACxpbG9jAAAAAEQAAAIAAQAAAAEAAAG/AAAAKwACAAAAAQAAAa4AAAARAAAAQmlpbmYAAAAAAAIA
    AAAaaW5mZQIAAAAAAQAAYXYwMUNvbG9yAAAAABppbmZlAgAAAAACAABhdjAxQWxwaGEAAAAAGmlyZWYAAAAAAAAADmF1eGwAAgAB
    AAEAAADDaXBycAAAAJ1pcGNvAAAAFGlzcGUAAAAAAAAAAgAAAAIAAAAQcGl4aQAAAAADCAgIAAAADGF2MUOBAAwAAAAAE2NvbHJu
    Y2x4AAEADQAGgAAAAA5waXhpAAAAAAEIAAAADGF2MUOBABwAAAAAOGF1eEMAAAAAdXJuOm1wZWc6bXBlZ0I6Y2ljcDpzeXN0ZW1z
    OmF1eGlsaWFyeTphbHBoYQAAAAAeaXBtYQAAAAAAAAACAAEEAQKDBAACBAEFhgcAAABEbWRhdBIACgQYADYVMgcRgAABABBgEgAK
    CBgANogIaDQgMh0SB/f2qQCCCD5AAAD/XAieGvoDQZasss9cckv2WA==
    """)
  /// 16 x 16 red pixels in HEVC.
  private let heic = decode(
    """
    AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAXxtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAA
    ACJpbG9jAAAAAERAAAEAAQAAAAABoAABAAAAAAAAADcAAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABodmMxAAAAAA5waXRt
    AAAAAAABAAAA/GlwcnAAAADcaXBjbwAAAHVodmNDAQNwAAAAkAAAAAAAHvAA/P34+AAADwNgAAEAGEABDAH//wNwAAADAJAAAAMA
    AAMAHroCQGEAAQApQgEBA3AAAAMAkAAAAwAAAwAeoCCBBZbqrprm4CGgwIAAAAyAAAADAIRiAAEABkQBwXPBiQAAABNjb2xybmNs
    eAABAA0ABoAAAAAUaXNwZQAAAAAAAABAAAAAQAAAAChjbGFwAAAAEAAAAAEAAAAQAAAAAf///9AAAAAC////0AAAAAIAAAAQcGl4
    aQAAAAADCAgIAAAAGGlwbWEAAAAAAAAAAQABBYECAwWEAAAAP21kYXQAAAAzKAGvBjIWhzSJIPC/tQT///ZU/2X8l1qzWyeuEfpj
    x+S3kJGe9F97GFLlPHQg9JxTuc2A
    """)

  private static func decode(_ text: String) -> [UInt8] {
    Array(Data(base64Encoded: text, options: .ignoreUnknownCharacters) ?? Data())
  }

  private func decoded(_ bytes: [UInt8]) throws -> ImagePixels {
    let source = try ImageSource(decoding: bytes)
    #expect(source.format == .heif)
    return try #require(source.decoded(halvings: 0))
  }

  private func isNear(_ pixel: ArraySlice<UInt8>, _ expected: [Int]) -> Bool {
    zip(pixel, expected).allSatisfy { abs(Int($0) - $1) <= 4 }
  }

  @Test func `a picture in AV1 is decoded`() throws {
    let pixels = try decoded(avif)
    #expect((pixels.width, pixels.height) == (2, 2) && pixels.isOpaque)
    #expect(isNear(pixels.bytes.suffix(4), [0, 0, 255, 255]))
  }

  @Test func `a picture in HEVC is decoded and cut to its size`() throws {
    let pixels = try decoded(heic)
    #expect((pixels.width, pixels.height) == (16, 16) && pixels.isOpaque)
    #expect(isNear(pixels.bytes.suffix(4), [0, 0, 255, 255]))
  }

  @Test func `translucent pixels are multiplied by alpha`() throws {
    #expect(isNear(try decoded(translucent).bytes.suffix(4), [0, 0, 128, 128]))
  }

  @Test func `the colours of Display P3 are converted`() throws {
    var bytes = orange
    #expect(try isNear(decoded(bytes).bytes.suffix(4), [20, 120, 230, 255]))
    let colors = try #require(bytes.indices.first { bytes[$0...].starts(with: Array("nclx".utf8)) })
    bytes[colors + 5] = 12
    #expect(try ImageSource(decoding: bytes).profile == .displayP3)
    #expect(try isNear(decoded(bytes).bytes.suffix(4), [0, 112, 247, 255]))
  }

  @Test func `a file that is cut off is refused with a reason`() throws {
    for file in [Array(avif.prefix(60)), Array(heic.dropLast(30))] {
      let error = #expect(throws: ImageError.self) { try ImageSource(decoding: file) }
      guard case .broken("HEIF", let reason) = error else {
        Issue.record("no reason is given")
        return
      }
      #expect(!reason.isEmpty && !reason.contains("\n"))
    }
  }

  @Test func `a video is not a picture`() {
    let video: [UInt8] = [0, 0, 0, 20] + Array("ftypisom".utf8) + [0, 0, 2, 0] + Array("mp41".utf8)
    #expect(throws: ImageError.unknownFormat) { try ImageSource(decoding: video) }
  }
}
