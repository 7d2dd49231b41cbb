import Testing

@testable import CellSnapshots

@Suite struct ShardTests {
  @Test func `a shard is written as index and count`() {
    #expect(Shard("2/4") == Shard(index: 2, count: 4))
    #expect(Shard(index: 2, count: 4).description == "2/4")
  }

  @Test(arguments: ["", "2", "/", "0/4", "5/4", "1/0", "-1/4", "1/4/2", "a/b", "１/４", "1/100000"])
  func `any other text is no shard`(_ text: String) {
    #expect(Shard(text) == nil)
  }

  @Test func `every piece is taken by exactly one shard`() {
    let takers = (0..<10).map { place in (1...3).filter { Shard(index: $0, count: 3).takes(place) } }
    #expect(takers == [[1], [2], [3], [1], [2], [3], [1], [2], [3], [1]])
  }

  @Test func `GitLab counts shards from one`() {
    #expect(
      Shard(environment: ["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "3"]) == Shard(index: 1, count: 3))
  }

  @Test func `Kubernetes counts shards from zero, and the count is given`() {
    #expect(Shard(environment: ["JOB_COMPLETION_INDEX": "2"], count: 3) == Shard(index: 3, count: 3))
    #expect(Shard(environment: ["JOB_COMPLETION_INDEX": "2"]) == nil)
  }

  @Test func `Slurm counts shards from its first task, by its step`() {
    let environment = [
      "SLURM_ARRAY_TASK_ID": "14", "SLURM_ARRAY_TASK_MIN": "10", "SLURM_ARRAY_TASK_COUNT": "4",
      "SLURM_ARRAY_TASK_STEP": "2",
    ]
    #expect(Shard(environment: environment) == Shard(index: (14 - 10) / 2 + 1, count: 4))
  }

  @Test func `an index beyond the count is no shard`() {
    #expect(Shard(environment: ["CI_NODE_INDEX": "4", "CI_NODE_TOTAL": "3"]) == nil)
    #expect(Shard(environment: [:]) == nil)
  }
}
