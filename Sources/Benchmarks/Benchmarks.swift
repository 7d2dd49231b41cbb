import CFloor
import CellDrawing
import CellSnapshots
import Foundation

/// Measures CellSnap against plain C calls doing the same work in the same run, and prints the ratios.
@main
struct Benchmarks {
  static let widths = [320.0, 375, 414, 768]
  static let width = 375.0
  static let scale = 2.0

  static func main() {
    do {
      try run(try Options())
    } catch {
      FileHandle.standardError.write(Data("Scripts/bench: \(error)\n".utf8))
      exit(error is UsageError ? 64 : 1)
    }
  }

  private static func run(_ options: Options) throws {
    try FontLibrary.check()
    let posts = FeedPost.feed(count: options.posts)
    guard let floor = Floor(posts: posts, fontFiles: FontLibrary.shared.files) else {
      throw BenchmarkError.noFonts
    }
    let feed = Feed(posts: posts)
    var measurements = [
      layoutFourWidths(feed, rounds: options.rounds),
      layoutOneWidth(feed, floor: floor, rounds: options.rounds),
      try draw(feed, floor: floor, rounds: options.rounds),
      try record(feed, rounds: options.rounds),
      try VerifyBenchmark.unchanged(feed, rounds: options.rounds),
    ]
    measurements += try pngs(feed, rounds: options.rounds)
    print(Measurement.heading)
    for measurement in measurements { print(measurement.line) }
    let files = try fileSizes(feed, floor: floor)
    let ratio = String(format: "%.3f", Double(files.ours) / Double(files.cairo))
    print("files: ours \(files.ours) bytes, Cairo's \(files.cairo) bytes, ratio \(ratio)")
    if let path = options.json {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      try encoder.encode(measurements).write(to: URL(filePath: path), options: .atomic)
    }
  }

  static func layoutFourWidths(_ feed: Feed, rounds: Int) -> Measurement {
    Measurement(
      id: "layout-4-widths", work: "layout at four widths / at one", rounds: rounds,
      ours: { feed.layOutAnew(at: widths) }, reference: { feed.layOutAnew(at: [width]) })
  }

  static func layoutOneWidth(_ feed: Feed, floor: Floor, rounds: Int) -> Measurement {
    Measurement(
      id: "layout-1-width", work: "layout at one width / Pango in C", rounds: rounds,
      ours: { feed.layOutAnew(at: [width]) }, reference: { _ = floor.layout(width: width) })
  }

  static func draw(_ feed: Feed, floor: Floor, rounds: Int) throws -> Measurement {
    _ = floor.prepare(width: width)
    let scenes = feed.scenes(width: width)
    let drawing = try Drawing(scale: scale)
    return Measurement(
      id: "draw", work: "drawing / Cairo in C", rounds: rounds,
      ours: { for scene in scenes { drawing.draw(scene) } }, reference: { _ = floor.draw(scale: scale) })
  }

  static func record(_ feed: Feed, rounds: Int) throws -> Measurement {
    let drawing = try Drawing(scale: scale)
    let encoder = PNGEncoder()
    return try TemporaryFolder.with { folder in
      // What a file that is there holds would be compared first: each round writes anew.
      var written = 0
      return Measurement(
        id: "record", work: "layout, drawing and small PNG files / layout and drawing",
        rounds: min(rounds, 5),
        ours: {
          feed.forgetLayouts()
          for scene in feed.scenes(width: width) {
            drawing.draw(scene)
            let bytes = encoder.encode(drawing.bitmap, compression: .small)
            _ = try? AtomicFile.write(bytes, to: "\(folder)/\(written).png")
            written += 1
          }
        },
        reference: {
          feed.forgetLayouts()
          for scene in feed.scenes(width: width) { drawing.draw(scene) }
        })
    }
  }

  static func pngs(_ feed: Feed, rounds: Int) throws -> [Measurement] {
    let drawing = try Drawing(scale: scale)
    let scenes = feed.scenes(width: width).prefix(40)
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

  static func fileSizes(_ feed: Feed, floor: Floor) throws -> (ours: Int, cairo: Int) {
    let drawing = try Drawing(scale: scale)
    let encoder = PNGEncoder()
    let ours = feed.scenes(width: width).reduce(0) { sum, scene in
      drawing.draw(scene)
      return sum + encoder.encode(drawing.bitmap, compression: .small).count
    }
    _ = floor.prepare(width: width)
    return try TemporaryFolder.with { (ours, floor.record(scale: scale, directory: $0)) }
  }
}

/// The options cannot be understood.
struct UsageError: Error, CustomStringConvertible {
  var description: String {
    "the options are [--posts N] [--rounds N] [--json FILE], with N a whole number from 1"
  }
}

/// Why nothing can be measured.
enum BenchmarkError: Error, CustomStringConvertible {
  case noFonts
  /// Pictures that were not the same when they were drawn again.
  case changedPictures(Int)

  var description: String {
    switch self {
    case .noFonts: "the fonts cannot be read; Scripts/setup installs them"
    case .changedPictures(let count): "\(count) pictures are not the same when they are drawn again"
    }
  }
}
