import Testing

@testable import CellScrolling

struct FrameStatisticsTests {
  @Test func `percentiles are numbers from the list`() {
    let statistics = FrameStatistics((1...1_000).map(Double.init).shuffled())
    #expect(statistics.p50 == 500)
    #expect(statistics.p99 == 990)
    #expect(statistics.p999 == 999)
    #expect(statistics.worst == 1_000)
  }

  @Test func `with one frame, all statistics equal its time`() {
    #expect(FrameStatistics([7]).p50 == 7)
    #expect(FrameStatistics([7]).p999 == 7)
  }

  @Test func `without frames, all statistics are zero`() {
    #expect(FrameStatistics([]).worst == 0)
  }

  @Test func `each missed refresh counts as dropped`() {
    #expect(FrameStatistics.droppedCount([1, 10, 10.1, 29, 30], budget: 10) == 1 + 2 + 2)
    #expect(FrameStatistics.droppedCount([], budget: 10) == 0)
  }
}
