/// What became of a tile.
struct TileResult: Sendable {
  var job: Int
  /// The paths below the output folder, with what became of each file.
  var files: [File]
  var times: StageTimes

  struct File: Hashable, Sendable {
    var path: String
    var byteCount: Int
    var outcome: AtomicFile.Outcome
  }
}
