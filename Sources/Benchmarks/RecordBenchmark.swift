import CellDrawing
import CellSnapshots

/// The feed drawn and written as references.
enum RecordBenchmark {
  static func files(_ feed: Feed, rounds: Int) throws -> Measurement {
    let drawing = try Drawing(scale: Benchmarks.scale)
    let encoder = PNGEncoder()
    return try TemporaryFolder.with { folder in
      // What a file that is there holds would be compared first: each round writes anew.
      var written = 0
      return Measurement(
        id: "record", work: "layout, drawing and small PNG files / layout and drawing",
        rounds: min(rounds, 5),
        ours: {
          feed.forgetLayouts()
          for scene in feed.scenes(width: Benchmarks.width) {
            drawing.draw(scene)
            let bytes = encoder.encode(drawing.bitmap, compression: .small)
            _ = try? AtomicFile.write(bytes, to: "\(folder)/\(written).png")
            written += 1
          }
        },
        reference: {
          feed.forgetLayouts()
          for scene in feed.scenes(width: Benchmarks.width) { drawing.draw(scene) }
        })
    }
  }

  /// The megabytes of all files.
  static func sizes(_ feed: Feed, floor: Floor) throws -> Measurement {
    let drawing = try Drawing(scale: Benchmarks.scale)
    let encoder = PNGEncoder()
    let ours = feed.scenes(width: Benchmarks.width).reduce(0) { sum, scene in
      drawing.draw(scene)
      return sum + encoder.encode(drawing.bitmap, compression: .small).count
    }
    _ = floor.prepare(width: Benchmarks.width)
    let cairo = try TemporaryFolder.with { floor.record(scale: Benchmarks.scale, directory: $0) }
    return Measurement(
      id: "record-size", work: "small PNG files / those of Cairo's writer", ours: [Double(ours) / 1e6],
      reference: [Double(cairo) / 1e6], unit: "MB")
  }
}
