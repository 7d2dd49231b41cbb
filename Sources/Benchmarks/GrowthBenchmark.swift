import CellDrawing
import Foundation
import SocialFeed

/// What a row of a long table costs against a row of a shorter one, in processor time of a whole process.
@MainActor
enum GrowthBenchmark {
  /// - Parameter rows: of the longer table, ten times those of the shorter.
  static func rendering(rows: Int, rounds: Int) throws -> Measurement {
    let folder = try TemporaryFolder()
    let cellsnap = ProgramRun.sibling("cellsnap")
    func timePerRow(_ count: Int, times: Int) throws -> Double {
      let timeline = "\(folder.path)/\(count).json"
      if !FileManager.default.fileExists(atPath: timeline) {
        try JSONEncoder().encode(texts(count)).write(to: URL(filePath: timeline))
      }
      let runs = try (0..<times).map { _ in
        let output = try folder.emptyFolder("out")
        let arguments = ["render", timeline, "--widths", "375", "--threads", "1", "--output", output]
        return try ProgramRun(cellsnap, arguments).processorTime
      }
      return runs.reduce(0, +) / Double(times * count)
    }
    var (long, short): ([Double], [Double]) = ([], [])
    for _ in 0..<min(rounds, 3) {
      // As many rows each, so that a processor which slows down under load does so for both.
      long.append(try timePerRow(rows, times: 1))
      short.append(try timePerRow(rows / 10, times: 10))
    }
    return Measurement(
      id: "growth", work: "a row of \(rows) / a row of \(rows / 10), rendered to PNG", ours: long,
      reference: short)
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
