import CellScrolling
import Testing

@testable import CellSnapBenchmarks

@Suite struct ScrollArmResultTests {
  private func run(_ times: [Double], loading: Double) -> ScrollArmRun {
    ScrollArmRun(
      loading: loading, mainThread: times, frames: times.map { $0 + 1 }, otherThreads: 5, heldBytes: 2 << 20,
      pictures: [])
  }

  @Test func `a frame's time is the median of its times in the runs`() {
    let runs = [run([1, 2, 3], loading: 10), run([1, 50, 3], loading: 12), run([40, 2, 3], loading: 11)]
    let result = ScrollArmResult(.pattern, rows: 7, of: runs)
    #expect(result.mainThread == FrameStatistics([1, 2, 3]))
    #expect(result.wholeFrame == 4)
    #expect(result.loading == 11)
    // The median loading time is 11. The sums of the frames' times are 6, 54 and 45, with the median 45.
    #expect(result.layout == 11 + 45)
    #expect(result.memory == 2)
  }

  @Test func `results are read as they were written`() throws {
    let results = [ScrollArm.pattern, .stackViews].map {
      ScrollArmResult($0, rows: 7, of: [run([1, 2.5, 3], loading: 10)])
    }
    let text = ScrollArmResult.file(of: results)
    #expect(try ScrollArmResult.results(inFile: text, named: "arms.csv") == results)
  }

  @Test(arguments: [
    ("rows,arm\n", 1), ("7,pattern,1,2,3,4,5,6,7,8\n", 3), ("7,other,1,2,3,4,5,6,7,8,9\n", 3),
    ("7,pattern,1,2,x,4,5,6,7,8,9\n", 3),
  ])
  func `a line that is not a result is named`(line: String, number: Int) throws {
    let good = ScrollArmResult.file(of: [ScrollArmResult(.pattern, rows: 7, of: [run([1], loading: 1)])])
    let text = number == 1 ? line : good + line
    let error = #expect(throws: BenchmarkError.self) {
      try ScrollArmResult.results(inFile: text, named: "arms.csv")
    }
    #expect(error?.description.hasPrefix("arms.csv, line \(number): no results") == true)
  }

  @Test func `a table shows each arm's times divided by the first arm's times`() throws {
    let results = [
      ScrollArmResult(.pattern, rows: 7, of: [run([1, 2], loading: 10)]),
      ScrollArmResult(.byHand, rows: 7, of: [run([3, 8], loading: 5)]),
    ]
    let last = try #require(ScrollArmResult.lines(of: results).dropLast().last)
    #expect(last.split(separator: " ").suffix(9).prefix(4) == ["3.00", "4.00", "4.00", "4.00"])
  }
}
