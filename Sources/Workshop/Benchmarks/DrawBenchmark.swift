/// A benchmark of drawing the feed after its texts were laid out.
enum DrawBenchmark {
  static func drawing(_ feed: Feed, floor: Floor, rounds: Int) throws -> Measurement {
    _ = floor.prepare(width: Benchmarks.width)
    let scenes = feed.scenes(width: Benchmarks.width)
    let drawing = try Drawing(scale: Benchmarks.scale)
    return Measurement(
      id: "draw", work: "drawing / Cairo in C", rounds: rounds,
      ours: { for scene in scenes { drawing.draw(scene) } },
      reference: { _ = floor.draw(scale: Benchmarks.scale) })
  }
}
