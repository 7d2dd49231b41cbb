import CellSnapFloor
import CellDrawing

/// A benchmark of encoding and decoding pictures of the feed as PNG files in memory.
enum PNGBenchmark {
  static func encodingAndDecoding(_ feed: Feed, rounds: Int) throws -> [Measurement] {
    let drawing = try Drawing(scale: Benchmarks.scale)
    let scenes = feed.scenes(width: Benchmarks.width).prefix(40)
    let encoder = PNGEncoder()
    let decoded = try Bitmap(width: 1, height: 1)
    var encoding: (ours: [Double], cairo: [Double]) = ([], [])
    var decoding: (ours: [Double], cairo: [Double]) = ([], [])
    for _ in 0..<min(rounds, 5) {
      var (ours, cairo, decodeOurs, decodeCairo) = (0.0, 0.0, 0.0, 0.0)
      for scene in scenes {
        drawing.draw(scene)
        let bitmap = drawing.bitmap
        ours += milliseconds { _ = encoder.encode(bitmap, compression: .fast) }
        cairo += milliseconds {
          _ = floor_png_encode(
            bitmap.pixels.assumingMemoryBound(to: UInt8.self).baseAddress, Int32(bitmap.width),
            Int32(bitmap.height), Int32(bitmap.stride))
        }
        let bytes = encoder.encode(bitmap, compression: .small)
        decodeOurs += milliseconds { try? PNG.decode(bytes, into: decoded) }
        decodeCairo += milliseconds { _ = floor_png_decode(bytes, bytes.count) }
      }
      encoding.ours.append(ours)
      encoding.cairo.append(cairo)
      decoding.ours.append(decodeOurs)
      decoding.cairo.append(decodeCairo)
    }
    return [
      Measurement(
        id: "png-encode", work: "fast PNG / cairo_surface_write_to_png", ours: encoding.ours,
        reference: encoding.cairo),
      Measurement(
        id: "png-decode", work: "decoding our PNG into a bitmap used again / Cairo into a new surface",
        ours: decoding.ours,
        reference: decoding.cairo),
    ]
  }
}
