/// Where the recorded tiles of a job come from.
@MainActor
package protocol TileSource {
  var rowCount: Int { get }
  var tileCount: Int { get }

  func record(tile index: Int) -> RecordedTile
  /// To be called after the last tile.
  func close()
}

/// Makes the source of a job's tiles, noting the time that it took.
package typealias TileSourceMaking =
  @MainActor (_ job: RenderJob, _ times: inout StageTimes) throws(RenderError) -> any TileSource
