/// A division of work among shards by time. The longest pieces are given out first, each to the shard that has the
/// least to do.
///
/// The division depends only on the pieces, not on their order, so every machine finds the same one.
package enum ShardBalance {
  /// A piece of work that one shard does.
  package struct Piece: Hashable, Sendable {
    /// The name, which no other piece has. It decides between pieces of equal time.
    package var name: String
    /// The time in microseconds.
    package var time: Int

    package init(name: String, time: Int) {
      self.name = name
      self.time = time
    }
  }

  /// Returns the index of the shard of each piece, from 1, in the order of `pieces`.
  package static func shards(of pieces: [Piece], count: Int) -> [Int] {
    let longestFirst = pieces.indices.sorted { precedes(pieces[$0], pieces[$1]) }
    var loads = [Int](repeating: 0, count: max(1, count))
    var shards = [Int](repeating: 1, count: pieces.count)
    for place in longestFirst {
      // If several shards have the same to do, the first one takes the piece.
      var least = 0
      for shard in loads.indices where loads[shard] < loads[least] { least = shard }
      loads[least] += max(1, pieces[place].time)
      shards[place] = least + 1
    }
    return shards
  }

  private static func precedes(_ left: Piece, _ right: Piece) -> Bool {
    left.time == right.time
      ? left.name.utf8.lexicographicallyPrecedes(right.name.utf8) : left.time > right.time
  }
}
