/// Where the recorded tiles of a job come from.
@MainActor
protocol TileSource {
  var rowCount: Int { get }
  var tileCount: Int { get }

  func record(tile index: Int) -> RecordedTile
  /// To be called after the last tile.
  func close()
}
