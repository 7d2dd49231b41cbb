import Foundation
import Testing

@testable import CellDrawing

@Suite struct PNGEncodeTests {
  private func bitmap(_ width: Int, _ height: Int, opaque: Bool) throws -> Bitmap {
    let bitmap = try Bitmap(width: width, height: height)
    for place in stride(from: 0, to: bitmap.pixels.count, by: 4) {
      let alpha = opaque ? 255 : place / 4 * 7 % 256
      for channel in 0..<3 { bitmap.pixels[place + channel] = UInt8(place * (channel + 3) / 5 % (alpha + 1)) }
      bitmap.pixels[place + 3] = UInt8(alpha)
    }
    return bitmap
  }

  @Test(arguments: [1, 2, 3, 4, 5, 7, 8, 33], [true, false])
  func `an encoded picture decodes to the same pixels`(width: Int, opaque: Bool) throws {
    let original = try bitmap(width, 9, opaque: opaque)
    for compression in [PNG.Compression.fast, .small, .smallest] {
      let file = PNG.encode(original, compression: compression)
      #expect(file[25] == (opaque ? 2 : 6))
      #expect(try PNG.decode(file).bytes == original.bytes)
    }
  }

  @Test func `libspng decodes the same pixels`() throws {
    for opaque in [true, false] {
      let original = try bitmap(31, 17, opaque: opaque)
      for compression in [PNG.Compression.fast, .small] {
        let copy = try Bitmap(width: 31, height: 17)
        let file = PNG.encode(original, compression: compression)
        try PNG.decodeUnusual(file, PNGContents(file), into: copy)
        #expect(copy.bytes == original.bytes)
      }
    }
  }

  @Test func `a large picture decodes to the same pixels`() throws {
    let original = try bitmap(300, 400, opaque: true)
    for compression in [PNG.Compression.fast, .small] {
      #expect(try PNG.decode(PNG.encode(original, compression: compression)).bytes == original.bytes)
    }
  }

  @Test func `a picture of one pixel decodes to the same pixel`() throws {
    for (opaque, compression) in [(true, PNG.Compression.small), (false, .small), (true, .fast)] {
      let original = try bitmap(1, 1, opaque: opaque)
      #expect(try PNG.decode(PNG.encode(original, compression: compression)).bytes == original.bytes)
    }
  }

  @Test(arguments: [
    (PNG.Compression.fast, "3a79d36b8f719fa20163fb00a5d02a7c"), (.small, "84ff59beec36b9a5cc8fcc838caa948a"),
    (.smallest, "ac682c4606c01da7d4b4316c823369c8"),
  ])
  func `a picture has the same file on every machine`(compression: PNG.Compression, hash: String) throws {
    let file = PNG.encode(try bitmap(300, 200, opaque: false), compression: compression)
    #expect("\(ContentHash(of: file))" == hash)
  }

  @Test(arguments: [PNG.Compression.fast, .small])
  func `an encoder that was used before makes the same file`(compression: PNG.Compression) throws {
    let encoder = PNGEncoder()
    let picture = try bitmap(40, 30, opaque: true)
    for (width, height) in [(300, 200), (41, 31), (40, 60)] {
      for opaque in [true, false] {
        _ = encoder.encode(try bitmap(width, height, opaque: opaque), compression: compression)
        #expect(
          encoder.encode(picture, compression: compression) == PNG.encode(picture, compression: compression))
      }
    }
  }

  @Test func `a transparent picture decodes to the same pixels`() throws {
    let original = try Bitmap(width: 101, height: 37)
    for compression in [PNG.Compression.fast, .small] {
      #expect(try PNG.decode(PNG.encode(original, compression: compression)).bytes == original.bytes)
    }
  }

  @Test(arguments: [(0, 0), (0, 5), (5, 0)])
  func `an empty picture is encoded to a file`(width: Int, height: Int) throws {
    for compression in [PNG.Compression.fast, .small] {
      #expect(
        PNG.encode(try Bitmap(width: width, height: height), compression: compression)
          .starts(with: PNG.signature))
    }
  }

  @Test func `an encoder keeps nothing of the picture before`() throws {
    let (small, large) = (try bitmap(20, 30, opaque: true), try bitmap(70, 80, opaque: false))
    for compression in [PNG.Compression.fast, .small] {
      let encoder = PNGEncoder()
      let first = encoder.encode(small, compression: compression)
      _ = encoder.encode(large, compression: compression)
      #expect(encoder.encode(small, compression: compression) == first)
      #expect(PNGEncoder().encode(small, compression: compression) == first)
    }
  }

  @Test func `the image data is one chunk`() throws {
    let file = PNG.encode(try bitmap(300, 400, opaque: true), compression: .small)
    #expect(try PNGContents(file).data.count == 1)
  }

  @Test func `text chunks are read again from the file`() throws {
    let text = [
      PNG.TextChunk(key: "Software", text: "CellSnap"), PNG.TextChunk(key: "Layout", text: "Zeile 1\n日本語 👍"),
    ]
    let file = PNG.encode(try bitmap(3, 3, opaque: true), compression: .small, text: text)
    #expect(try PNG.text(of: file) == text)
    #expect(try PNG.decode(file).width == 3)
  }

  @Test func `a text chunk's key is cut to 79 printable characters`() throws {
    let chunk = PNG.TextChunk(key: "a\n" + String(repeating: "b", count: 100), text: "")
    let file = PNG.encode(try bitmap(1, 1, opaque: true), compression: .fast, text: [chunk])
    #expect(try PNG.text(of: file) == [PNG.TextChunk(key: "a" + String(repeating: "b", count: 78), text: "")])
  }
}
