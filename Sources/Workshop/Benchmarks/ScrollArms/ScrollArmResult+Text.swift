import CellScrolling
import Foundation

extension ScrollArmResult {
  private static let names = [
    "rows", "arm", "p50", "p99", "p99.9", "worst", "whole frame p99.9", "loading", "layout", "other threads",
    "memory",
  ]

  private var numbers: [Double] {
    [
      mainThread.p50, mainThread.p99, mainThread.p999, mainThread.worst, wholeFrame, loading, layout,
      otherThreads, memory,
    ]
  }

  /// Returns a file of all results: a line of names, then a line for each result, with commas between the columns.
  static func file(of results: [ScrollArmResult]) -> String {
    let lines = results.map { result in
      (["\(result.rows)", result.arm.rawValue] + result.numbers.map { String(format: "%.3f", $0) })
        .joined(separator: ",")
    }
    return ([names.joined(separator: ",")] + lines).joined(separator: "\n") + "\n"
  }

  /// Returns the results in a file. Throws `BenchmarkError.noResults` if a line is not a result.
  static func results(inFile text: String, named name: String) throws -> [ScrollArmResult] {
    let lines = text.split(separator: "\n")
    guard lines.first.map(String.init) == names.joined(separator: ","), lines.count > 1 else {
      throw BenchmarkError.noResults(file: name, line: 1)
    }
    return try lines.enumerated().dropFirst().map { place, line in
      guard let result = ScrollArmResult(line: line) else {
        throw BenchmarkError.noResults(file: name, line: place + 1)
      }
      return result
    }
  }

  private init?(line: Substring) {
    let columns = line.split(separator: ",", omittingEmptySubsequences: false)
    let numbers = columns.dropFirst(2).compactMap { Double($0) }.filter(\.isFinite)
    guard columns.count == Self.names.count, numbers.count == columns.count - 2,
      let rows = Int(columns[0]), let arm = ScrollArm(rawValue: String(columns[1]))
    else { return nil }
    self.init(
      arm: arm, rows: rows,
      mainThread: FrameStatistics(p50: numbers[0], p99: numbers[1], p999: numbers[2], worst: numbers[3]),
      wholeFrame: numbers[4], loading: numbers[5], layout: numbers[6], otherThreads: numbers[7],
      memory: numbers[8])
  }

  /// Returns a table for terminals of the arms with one number of rows. It includes each arm's times divided by the
  /// first arm's times.
  static func lines(of results: [ScrollArmResult]) -> [String] {
    guard let first = results.first else { return [] }
    let columns = ["p50", "p99", "p99.9", "worst", "frame", "loading", "layout", "threads", "MB"]
    var lines = [
      "",
      "\(first.rows) posts: main thread per frame, whole frame p99.9, loading, all layout, other threads; ms",
      pad("", 27) + columns.map(right).joined(),
    ]
    lines += results.map { pad($0.arm.title, 27) + $0.numbers.map { right(short($0)) }.joined() }
    lines.append(pad("\(first.arm.title) = 1", 27))
    lines += results.dropFirst().map { result in
      pad(result.arm.title, 27)
        + zip(result.numbers, first.numbers).map { right($1 > 0 ? short($0 / $1) : "-") }.joined()
    }
    return lines + [""]
  }

  private static func pad(_ text: String, _ width: Int) -> String {
    text.padding(toLength: width, withPad: " ", startingAt: 0)
  }

  private static func right(_ text: String) -> String {
    String(repeating: " ", count: max(1, 9 - text.count)) + text
  }

  /// Returns a number with as many digits as are meaningful.
  private static func short(_ number: Double) -> String {
    String(format: number < 10 ? "%.2f" : number < 100 ? "%.1f" : "%.0f", number)
  }
}
