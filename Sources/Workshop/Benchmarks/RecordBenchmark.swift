import CellDrawing
import CellSnapshots

/// A benchmark of drawing the feed and writing it as references.
enum RecordBenchmark {
  static func files(_ feed: Feed, rounds: Int) throws -> Measurement {
    let drawing = try Drawing(scale: Benchmarks.scale)
    let encoder = PNGEncoder()
    return try TemporaryFolder.with { folder in
      // An existing file would be compared with the new one first, so each round writes new files.
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

  /// Measures the megabytes of all files.
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
