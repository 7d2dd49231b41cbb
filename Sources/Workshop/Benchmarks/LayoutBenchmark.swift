/// A benchmark of laying out the texts of the feed without cached layouts.
enum LayoutBenchmark {
  static func fourWidths(_ feed: Feed, rounds: Int) -> Measurement {
    Measurement(
      id: "layout-4-widths", work: "layout at four widths / at one", rounds: rounds,
      ours: { feed.layOutAnew(at: Benchmarks.widths) },
      reference: { feed.layOutAnew(at: [Benchmarks.width]) })
  }

  static func oneWidth(_ feed: Feed, floor: Floor, rounds: Int) -> Measurement {
    Measurement(
      id: "layout-1-width", work: "layout at one width / Pango in C", rounds: rounds,
      ours: { feed.layOutAnew(at: [Benchmarks.width]) },
      reference: { _ = floor.layout(width: Benchmarks.width) })
  }
}
