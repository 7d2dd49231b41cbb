package import CellSnapshots

/// What a thread of a pool does with the tiles it gets; one per thread, so that it can use its memory again.
package protocol TileWorker: AnyObject {
  /// Throws when a file cannot be written, or there is no memory for the tile's pixels.
  func process(_ tile: RecordedTile) throws(FileError) -> TileResult
}

/// Where tiles go: it makes the workers of a pool, each on its own thread.
package protocol TileDestination: Sendable {
  /// Whether workers need the layouts of the tiles.
  var needsLayouts: Bool { get }
  var threads: Int { get }
  func makeWorker() throws(FileError) -> any TileWorker
}
