import Testing

@testable import CellSnapshots

@Suite struct ShardBalanceTests {
  private func pieces(_ times: [String: Int]) -> [ShardBalance.Piece] {
    times.map { ShardBalance.Piece(name: $0, time: $1) }.sorted { $0.name < $1.name }
  }

  @Test func `the longest piece goes to the shard with the least to do`() {
    #expect(
      ShardBalance.shards(of: pieces(["a": 3, "b": 7, "c": 5, "d": 4]), count: 2) == [1, 1, 2, 2])
  }

  @Test func `pieces of equal time go out by their names`() {
    #expect(ShardBalance.shards(of: pieces(["c": 2, "a": 2, "b": 2]), count: 3) == [1, 2, 3])
  }

  @Test func `the order of the pieces does not matter`() {
    let pieces = (0..<100).map { ShardBalance.Piece(name: "\($0)", time: $0 * 37 % 11) }
    let shards = ShardBalance.shards(of: pieces, count: 7)
    #expect(ShardBalance.shards(of: pieces.reversed(), count: 7) == shards.reversed())
  }

  @Test func `pieces that take no time are shared too`() {
    #expect(ShardBalance.shards(of: pieces(["a": 0, "b": 0, "c": 0, "d": 0]), count: 2) == [1, 2, 1, 2])
  }

  @Test func `there may be more shards than pieces`() {
    #expect(ShardBalance.shards(of: pieces(["a": 1]), count: 5) == [1])
    #expect(ShardBalance.shards(of: [], count: 5).isEmpty)
  }

  @Test func `many pieces are divided evenly`() {
    let pieces = (0..<500).map { ShardBalance.Piece(name: "\($0)", time: 1 + $0 * $0 % 997) }
    let shards = ShardBalance.shards(of: pieces, count: 8)
    let loads = (1...8).map { shard in zip(pieces, shards).reduce(0) { $1.1 == shard ? $0 + $1.0.time : $0 } }
    let mean = loads.reduce(0, +) / 8
    #expect(loads.allSatisfy { abs($0 - mean) <= 10 }, "\(loads)")
  }
}
