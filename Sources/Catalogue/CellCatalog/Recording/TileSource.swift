/// A source of the recorded tiles of a job.
@MainActor
package protocol TileSource {
  var rowCount: Int { get }
  var tileCount: Int { get }

  func record(tile index: Int) -> RecordedTile
  /// Closes the source after the last tile.
  func close()
}

/// A closure that makes the source of a job's tiles and notes the time that this took.
package typealias TileSourceMaking =
  @MainActor (_ job: RenderJob, _ times: inout StageTimes) throws(RenderError) -> any TileSource
