import CellDrawing
import Testing

@Suite struct SequencesTests {
  @Test(arguments: 0...6)
  func `the partition begins at the first element that meets the condition`(bound: Int) {
    #expect([0, 1, 2, 3, 4].partitioningIndex { $0 >= bound } == min(bound, 5))
  }

  @Test func `a slice is partitioned in its own indices`() {
    #expect([9, 1, 2, 3][1...].partitioningIndex { $0 >= 3 } == 3)
  }

  @Test func `the longest increasing subsequence leaves out what moved`() {
    #expect([1, 2, 0, 3].longestIncreasingIndices == [0, 1, 3])
    #expect([3, 2, 1].longestIncreasingIndices == [2])
    #expect([Int]().longestIncreasingIndices == [])
  }

  @Test func `equal elements do not increase`() {
    #expect([1, 1, 2].longestIncreasingIndices == [1, 2])
  }
}
