package import CellCatalog

/// A collector of the recorded tiles of all jobs, for one sheet.
@MainActor
package final class SheetCollector {
  private var tiles: [Int: [RecordedTile]] = [:]

  package init() {}

  /// The pictures in the order of their jobs.
  package var pictures: [SheetPicture] {
    tiles.keys.sorted().compactMap { tiles[$0].flatMap { SheetPicture($0) } }
  }

  /// Returns a source of tiles that the collector keeps. `source` makes them; without it they are recorded as they are.
  package func collecting(_ source: TileSourceMaking?) -> TileSourceMaking {
    { [self] job, times throws(RenderError) in
      let inner: any TileSource
      if let source {
        inner = try source(job, &times)
      } else {
        inner = try TileRecorder(of: job, times: &times)
      }
      return CollectedTiles(inner: inner, collector: self)
    }
  }

  fileprivate func add(_ tile: RecordedTile) {
    tiles[tile.job, default: []].append(tile)
  }
}

private struct CollectedTiles: TileSource {
  let inner: any TileSource
  let collector: SheetCollector

  var rowCount: Int { inner.rowCount }
  var tileCount: Int { inner.tileCount }

  func record(tile index: Int) -> RecordedTile {
    let tile = inner.record(tile: index)
    collector.add(tile)
    return tile
  }

  func close() {
    inner.close()
  }
}
