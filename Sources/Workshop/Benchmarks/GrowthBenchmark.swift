import CellDrawing
import Foundation
import CellSnapSocialFeed

/// A benchmark of the cost of a row in a long table, against a row in a table of a thousand.
///
/// It measures the processor time of whole processes, and their memory.
@MainActor
enum GrowthBenchmark {
  /// - Parameter rows: the rows of the longer table. The shorter one has a thousand, or a tenth of fewer than
  ///   ten thousand.
  static func rendering(rows: Int, rounds: Int) throws -> [Measurement] {
    let folder = try TemporaryFolder()
    let cellsnap = ProgramRun.sibling("cellsnap")
    func run(_ count: Int) throws -> ProgramRun {
      let timeline = "\(folder.path)/\(count).json"
      if !FileManager.default.fileExists(atPath: timeline) {
        try JSONEncoder().encode(texts(count)).write(to: URL(filePath: timeline))
      }
      let output = try folder.emptyFolder("out")
      return try ProgramRun(
        cellsnap, ["render", timeline, "--widths", "375", "--threads", "1", "--output", output],
        watchesMemory: true)
    }
    let fewRows = max(1, min(1_000, rows / 10))
    var (long, short): ([ProgramRun], [[ProgramRun]]) = ([], [])
    for _ in 0..<min(rounds, 3) {
      // Both run the same number of rows, so that a processor that slows down under load does so for both.
      long.append(try run(rows))
      short.append(try (0..<max(1, rows / fewRows)).map { _ in try run(fewRows) })
    }
    func timePerRow(_ runs: [ProgramRun], _ count: Int) -> Double {
      runs.map(\.processorTime).reduce(0, +) / Double(runs.count * count)
    }
    return [
      Measurement(
        id: "growth", work: "a row of \(rows) / a row of \(fewRows), rendered to PNG",
        ours: long.map { timePerRow([$0], rows) }, reference: short.map { timePerRow($0, fewRows) }),
      Measurement(
        id: "growth-memory", work: "the most memory for \(rows) rows / for \(fewRows)",
        ours: long.map(\.peakMegabytes), reference: short.flatMap { $0.map(\.peakMegabytes) }, unit: "MB"),
    ]
  }

  private struct Status: Encodable {
    struct Account: Encodable {
      var id = "1"
      var username = "user"
      var acct = "user"
      var display_name = "Elena Marsh"
    }

    var id: String
    var created_at = "2024-03-14T18:00:00.000Z"
    var content: String
    var replies_count = 7
    var reblogs_count = 31
    var favourites_count = 115
    var account = Account()
    var media_attachments: [String] = []
  }

  private static func texts(_ count: Int) -> [Status] {
    (0..<count).map { index in
      let words = String(repeating: "Forty minutes on the ferry. ", count: 1 + index % 7)
      return Status(id: "\(1_000_000 + index)", content: "<p>\(index): \(words)</p>")
    }
  }
}
