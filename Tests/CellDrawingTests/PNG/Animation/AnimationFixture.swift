import Testing

@testable import CellDrawing

/// Small pictures and files for tests of animations.
enum AnimationFixture {
  static let black: UInt32 = 0xFF00_0000
  static let white: UInt32 = 0xFFFF_FFFF
  static let red: UInt32 = 0xFFFF_0000

  /// Returns a bitmap with these pixels, row by row.
  static func bitmap(_ rows: [[UInt32]]) throws -> Bitmap {
    let bitmap = try Bitmap(width: rows.first?.count ?? 0, height: rows.count)
    let pixels = bitmap.pixels.bindMemory(to: UInt32.self)
    for (index, pixel) in rows.joined().enumerated() { pixels[index] = pixel }
    return bitmap
  }

  /// Returns an animation whose frames are shown for a second each.
  static func file(
    _ frames: [[[UInt32]]], loopCount: Int = 0, seconds: Double = 1, compression: PNG.Compression = .small
  ) throws -> [UInt8] {
    let duration = try #require(PNGFrameDuration(seconds: seconds))
    return PNGEncoder().encode(
      try frames.map { PNGEncoder.Frame(try bitmap($0), duration: duration) }, loopCount: loopCount,
      compression: compression)
  }

  /// Returns the pixels of all frames as they are shown.
  static func pictures(of bytes: [UInt8]) throws -> [[UInt32]] {
    let animation = try #require(try PNGAnimation(bytes))
    let pictures = try PNGAnimationPictures(of: animation, in: bytes)
    var all: [[UInt32]] = []
    while let picture = try pictures.next() { all.append(Array(picture.pixels.bindMemory(to: UInt32.self))) }
    return all
  }

  /// Returns the chunks of a file: the type and the content.
  static func chunks(of bytes: [UInt8]) throws -> [(type: String, content: [UInt8])] {
    var chunks: [(String, [UInt8])] = []
    var place = PNG.signature.count
    while place < bytes.count {
      let chunk = try PNGChunk(at: place, of: bytes)
      chunks.append((chunk.type, Array(bytes[chunk.content])))
      place = chunk.end
    }
    return chunks
  }

  /// Returns a file of chunks, with right checksums.
  static func file(of chunks: [(type: String, content: [UInt8])]) throws -> [UInt8] {
    var file = PNGFile()
    for (type, content) in chunks {
      switch type {
      case "IHDR": file.append("IHDR") { $0 += content }
      case "PLTE": file.append("PLTE") { $0 += content }
      case "acTL": file.append("acTL") { $0 += content }
      case "fcTL": file.append("fcTL") { $0 += content }
      case "IDAT": file.append("IDAT") { $0 += content }
      case "fdAT": file.append("fdAT") { $0 += content }
      case "IEND": file.append("IEND") { $0 += content }
      default: Issue.record("\(type) is not a chunk of these tests")
      }
    }
    return file.bytes
  }
}
