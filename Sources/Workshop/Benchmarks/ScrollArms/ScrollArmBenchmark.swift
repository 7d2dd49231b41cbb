import CellCatalog
import CellScrolling
import Foundation

/// A benchmark that scrolls the same table in each arm. Each arm runs in its own process.
@MainActor
enum ScrollArmBenchmark {
  /// The argument that makes the program run one arm. The arm's name, the number of rows and the file for the run
  /// follow it.
  static let command = "scroll-arm"
  static let screen = SnapshotConfiguration(width: 390, scale: 3)

  /// Measures all arms and prints a table for each number of rows.
  ///
  /// Throws `BenchmarkError.otherPictures` if an arm draws other pictures than the pattern.
  ///
  /// - Parameters:
  ///   - rounds: The number of rounds. Each round runs all arms, one after the other.
  ///   - file: The path of a file for the results; nil for no file.
  static func measurements(rows: [Int], rounds: Int, file: String?) throws -> [Measurement] {
    var (all, measurements): ([ScrollArmResult], [Measurement]) = ([], [])
    for count in rows {
      let runs = try runs(rows: count, rounds: rounds)
      try check(runs)
      let results = ScrollArm.allCases.map { ScrollArmResult($0, rows: count, of: runs[$0] ?? []) }
      for line in ScrollArmResult.lines(of: results) { print(line) }
      fflush(nil)
      all += results
      measurements.append(measurement(of: runs, rows: count))
    }
    if let file { try ScrollArmResult.file(of: all).write(toFile: file, atomically: true, encoding: .utf8) }
    return measurements
  }

  /// Returns the times of the pattern's slowest frames compared with the times of layout by hand.
  private static func measurement(of runs: [ScrollArm: [ScrollArmRun]], rows: Int) -> Measurement {
    func slowest(_ arm: ScrollArm) -> [Double] {
      (runs[arm] ?? []).map { FrameStatistics($0.mainThread).p999 }
    }
    return Measurement(
      id: "scroll-arms",
      work: "99.9 % of frames over \(rows) posts, main thread, the pattern / by hand, all heights",
      ours: slowest(.pattern), reference: slowest(.byHand))
  }

  private static func runs(rows: Int, rounds: Int) throws -> [ScrollArm: [ScrollArmRun]] {
    let folder = try TemporaryFolder()
    let path = folder.path + "/run.json"
    var runs: [ScrollArm: [ScrollArmRun]] = [:]
    for _ in 0..<rounds {
      for arm in ScrollArm.allCases {
        _ = try ProgramRun(
          ProgramRun.sibling("CellSnapBenchmarks"), [command, arm.rawValue, "\(rows)", path])
        let data = try Data(contentsOf: URL(filePath: path))
        runs[arm, default: []].append(try JSONDecoder().decode(ScrollArmRun.self, from: data))
      }
    }
    return runs
  }

  private static func check(_ runs: [ScrollArm: [ScrollArmRun]]) throws {
    let pictures = runs[.pattern]?.first?.pictures
    for arm in ScrollArm.allCases where runs[arm]?.allSatisfy({ $0.pictures == pictures }) != true {
      throw BenchmarkError.otherPictures(arm: arm.title)
    }
  }

  /// Runs one arm if the arguments request it. Returns whether they do.
  static func runArm(_ arguments: [String]) throws -> Bool {
    guard arguments.count == 5, arguments[1] == command, let arm = ScrollArm(rawValue: arguments[2]),
      let rows = Int(arguments[3]), rows > 0
    else { return false }
    let items = FeedItem.samples(count: rows)
    FreeMemory.fill(64 << 20)
    let run = try ScrollArmRun(arm, items: items, screen: screen, parts: ScrollArmMoves.parts)
    try JSONEncoder().encode(run).write(to: URL(filePath: arguments[4]))
    return true
  }
}
