import Testing

@testable import CellSnapshots

@Suite struct RunMergeTests {
  private func run(_ shard: String, _ names: [String], rule: String = "exact") -> Run {
    Run(
      program: "1", references: "Snapshots", rule: rule, shard: Shard(shard),
      snapshots: names.map { SnapshotResult(name: $0, entry: String($0.prefix(1)), verdict: .identical) })
  }

  @Test func `all shards together are a full run`() throws {
    let merged = try Run.merging([run("2/2", ["B"]), run("1/2", ["A", "C"])])
    #expect(merged.run.snapshots.map(\.name) == ["A", "B", "C"])
    #expect(merged.missing.isEmpty)
    #expect(merged.run.isFull)
  }

  @Test func `a missing shard is reported, and the merged run is not full`() throws {
    let merged = try Run.merging([run("1/3", ["A"]), run("3/3", ["C"])])
    #expect(merged.missing == [Shard(index: 2, count: 3)])
    #expect(!merged.run.isFull)
  }

  @Test func `a shard given twice is refused`() {
    #expect(
      throws: MergeError(description: "shard 1/2 is given twice; name each run folder once")
    ) { try Run.merging([run("1/2", ["A"]), run("1/2", ["A"])]) }
  }

  @Test func `a merge with a shard of given widths has no usual widths`() throws {
    var named = run("2/2", ["B"])
    named.hasUsualWidths = false
    #expect(try !Run.merging([run("1/2", ["A"]), named]).run.hasUsualWidths)
  }

  @Test func `merging an incomplete merge is refused`() throws {
    let merged = try Run.merging([run("1/3", ["A"]), run("3/3", ["C"])]).run
    let error = MergeError(
      description:
        "one of the runs was merged without shard 2; name the folders of the shards themselves")
    #expect(throws: error) { try Run.merging([merged]) }
    #expect(throws: error) { try Run.merging([run("", ["D"]), merged]) }
  }

  @Test func `runs of different rules are refused`() {
    #expect(
      throws: MergeError(description: "the runs were made with different rules: exact and channel:1")
    ) { try Run.merging([run("1/2", ["A"]), run("2/2", ["B"], rule: "channel:1")]) }
  }

  @Test func `shards that were balanced by different times are refused`() {
    var balanced = run("2/2", ["B"])
    balanced.shardTimes = "a1"
    let error = MergeError(
      description: "the runs were made with different times of snapshots: none and a1; "
        + "give the same file to --times on every machine")
    #expect(throws: error) { try Run.merging([run("1/2", ["A"]), balanced]) }
  }

  @Test func `a merge of balanced shards is one run without times`() throws {
    var (first, second) = (run("1/2", ["A"]), run("2/2", ["B"]))
    (first.shardTimes, second.shardTimes) = ("a1", "a1")
    #expect(try Run.merging([first, second]).run.shardTimes == nil)
  }

  private func part(_ names: [String], unseen: [String]) -> Run {
    var part = run("", names)
    part.unseen = unseen
    return part
  }

  @Test func `runs of different configurations are merged`() throws {
    let merged = try Run.merging([
      part(["A.320"], unseen: ["A.320-dark", "A.320-rtl"]),
      part(["A.320-dark"], unseen: ["A.320", "A.320-rtl"]),
    ])
    #expect(merged.run.snapshots.map(\.name) == ["A.320", "A.320-dark"])
    #expect(merged.run.unseen == ["A.320-rtl"])
    #expect(merged.missing.isEmpty)
  }

  @Test func `a snapshot in two runs is refused`() {
    #expect(
      throws: MergeError(description: "A is in two of the runs; name runs without common snapshots")
    ) { try Run.merging([part(["A"], unseen: []), part(["A"], unseen: [])]) }
  }

  @Test func `merging no runs is refused`() {
    #expect(throws: MergeError.self) { try Run.merging([]) }
  }
}
