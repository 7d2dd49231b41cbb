import CellSnapshots

extension RenderPlan {
  /// Returns the jobs of a shard, in their order.
  ///
  /// Without times, a shard takes every `count`th entry, or every `count`th job if there are fewer entries than
  /// shards. With times, each shard takes about as long as the other shards. An entry is divided only if it alone takes
  /// longer than a shard should. A job whose time is unknown counts as the median of the known times.
  ///
  /// - Parameter entries: The jobs of each entry.
  static func jobs(of entries: [[RenderJob]], in shard: Shard, times: SnapshotTimes?) -> [RenderJob] {
    guard let times else {
      guard entries.count < shard.count else {
        return entries.enumerated().flatMap { shard.takes($0.offset) ? $0.element : [] }
      }
      return entries.joined().enumerated().filter { shard.takes($0.offset) }.map(\.element)
    }
    let pieces = pieces(of: entries, count: shard.count, times)
    let shards = ShardBalance.shards(of: pieces.map(\.piece), count: shard.count)
    return zip(pieces, shards).flatMap { $1 == shard.index ? $0.jobs : [] }
  }

  private static func pieces(
    of entries: [[RenderJob]], count: Int, _ times: SnapshotTimes
  ) -> [(piece: ShardBalance.Piece, jobs: [RenderJob])] {
    let known = entries.joined().compactMap { times[$0.snapshotTitle] }.sorted()
    let median = known.isEmpty ? 1 : known[(known.count - 1) / 2]
    let jobTimes = entries.map { $0.map { max(1, times[$0.snapshotTitle] ?? median) } }
    let share = jobTimes.joined().reduce(0, +) / count
    return zip(entries, jobTimes).flatMap { jobs, times in
      let time = times.reduce(0, +)
      guard time > share else {
        return jobs.first.map { [(ShardBalance.Piece(name: $0.name.path, time: time), jobs)] } ?? []
      }
      return zip(jobs, times).map { (ShardBalance.Piece(name: $0.snapshotTitle, time: $1), [$0]) }
    }
  }
}
