package import CellSnapshots

/// The work of a pool's thread on its tiles. Each thread has its own worker, which can reuse its memory.
package protocol TileWorker: AnyObject {
  /// Processes a tile. Throws if a file cannot be written or there is no memory for the tile's pixels.
  func process(_ tile: RecordedTile) throws(FileError) -> TileResult
}

/// A destination of tiles, which makes the workers of a pool, each on its own thread.
package protocol TileDestination: Sendable {
  /// Whether workers need the layouts of the tiles.
  var needsLayouts: Bool { get }
  var threads: Int { get }
  func makeWorker() throws(FileError) -> any TileWorker
}
