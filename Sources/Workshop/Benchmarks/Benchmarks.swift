import CellCatalog
import CellDrawing
import Foundation

/// A program that measures CellSnap against plain C calls for the same work in the same run, and prints the
/// ratios.
@main
struct Benchmarks {
  static let widths = [320.0, 375, 414, 768]
  static let width = 375.0
  static let scale = 2.0

  @MainActor
  private static let all: [Benchmark] = [
    Benchmark("layout-4-widths") { [LayoutBenchmark.fourWidths($0.feed, rounds: $0.rounds)] },
    Benchmark("layout-1-width") {
      [try LayoutBenchmark.oneWidth($0.feed, floor: $0.floor(), rounds: $0.rounds)]
    },
    Benchmark("draw") { [try DrawBenchmark.drawing($0.feed, floor: $0.floor(), rounds: $0.rounds)] },
    Benchmark("record") { [try RecordBenchmark.files($0.feed, rounds: $0.rounds)] },
    Benchmark("record-size") { [try RecordBenchmark.sizes($0.feed, floor: $0.floor())] },
    Benchmark("verify-unchanged") { [try VerifyBenchmark.unchanged($0.feed, rounds: $0.rounds)] },
    Benchmark("png-encode", "png-decode") {
      try PNGBenchmark.encodingAndDecoding($0.feed, rounds: $0.rounds)
    },
    Benchmark("solve-10", "resolve-10") {
      try ConstraintBenchmark.measurements("10", .cell(views: 10), rounds: $0.rounds)
    },
    Benchmark("solve-30", "resolve-30") {
      try ConstraintBenchmark.measurements("30", .cell(views: 30), rounds: $0.rounds)
    },
    Benchmark("solve-100", "resolve-100") {
      try ConstraintBenchmark.measurements("100", .cell(views: 100), rounds: $0.rounds)
    },
    Benchmark("solve-chain", "resolve-chain") {
      try ConstraintBenchmark.measurements("chain", .chain(views: 500), rounds: $0.rounds)
    },
    Benchmark("solve-siblings") { [try ConstraintBenchmark.siblings(rounds: $0.rounds)] },
    Benchmark("mfs-warm", "mfs-cold", "mfs-rotation") {
      FeedCellBenchmark.measurements(rounds: $0.rounds)
    },
    Benchmark("self-sizing", "constraints", "constraints-mfs") {
      SelfSizingBenchmark.measurements(rounds: $0.rounds)
    },
    Benchmark("nib-cells") { NibBenchmark.measurements(rounds: $0.rounds) },
    Benchmark("scroll-120") { [try ScrollBenchmark.measurement(rows: $0.longTableRows)] },
    Benchmark("scroll-arms") {
      try ScrollArmBenchmark.measurements(rows: $0.armRows, rounds: $0.armRounds, file: $0.armData)
    },
    Benchmark("demo") { [try DemoBenchmark.rendering(rounds: $0.rounds)] },
    Benchmark("feed") { [try PhotoFeedBenchmark.pictures(of: $0.photoFeed(), rounds: $0.rounds)] },
    Benchmark("svg") { [try PhotoFeedBenchmark.documents(of: $0.photoFeed(), rounds: $0.rounds)] },
    Benchmark("two-cores") { [try TwoCoresBenchmark.verifying(rounds: $0.rounds)] },
    Benchmark("compare-different") { [try CompareBenchmark.different($0.feed, rounds: $0.rounds)] },
    Benchmark("growth", "growth-memory") {
      try GrowthBenchmark.rendering(rows: $0.longTableRows, rounds: $0.rounds)
    },
    Benchmark("memory") { [try MemoryBenchmark.rendering(count: $0.renderings)] },
    Benchmark("feed-chromium") { [try BrowserBenchmark.chromium($0.feed, rounds: $0.rounds)] },
    Benchmark("feed-playwright") { [try BrowserBenchmark.playwright($0.feed, rounds: $0.rounds)] },
    Benchmark("preview-drag", "preview-drag-p99") { try PreviewBenchmark.dragging(rounds: $0.rounds) },
    Benchmark("cold-start") { [try ColdStartBenchmark.oneCell(rounds: $0.rounds)] },
  ]

  @MainActor
  static func main() {
    // Users' programs do this too.
    FreeMemory.keep()
    do {
      let arguments = CommandLine.arguments
      if try ScrollArmBenchmark.runArm(arguments) { return }
      if try ScrollArmPlot.draw(arguments) { return }
      try run(try BenchmarkOptions(ids: all.flatMap(\.ids)))
    } catch {
      FileHandle.standardError.write(Data("Scripts/bench: \(error)\n".utf8))
      exit(error is BenchmarkUsageError ? 64 : 1)
    }
  }

  @MainActor
  private static func run(_ options: BenchmarkOptions) throws {
    try FontLibrary.check()
    let input = BenchmarkInput(
      posts: options.posts, rounds: options.rounds, rows: options.rows, armData: options.data)
    var measurements: [Measurement] = []
    print(Measurement.heading)
    for benchmark in all {
      let ids = benchmark.ids.filter { options.only?.contains($0) ?? true }
      guard !ids.isEmpty else { continue }
      do {
        let found = try benchmark.run(input).filter { ids.contains($0.id) }
        for measurement in found { print(measurement.line) }
        measurements += found
      } catch let error as Skipped {
        for id in ids { print(Measurement.column(id) + "skipped: \(error.reason)") }
      }
      fflush(nil)
    }
    guard let path = options.json else { return }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try encoder.encode(measurements).write(to: URL(filePath: path), options: .atomic)
  }
}
