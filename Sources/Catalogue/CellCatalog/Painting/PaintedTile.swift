import CellDrawing
import CellSnapshots

/// A tile that is painted only when its pixels are needed. Meanwhile its painter paints no other tile.
final class PaintedTile: DrawnPixels {
  private let tile: RecordedTile
  private let painter: TilePainter
  private var painted: Bitmap?
  /// The time that painting has taken so far.
  private(set) var paintingTime = Duration.zero
  /// The broken images that were left out of the painted part of the picture.
  private(set) var brokenImages = BrokenImages()

  init(_ tile: RecordedTile, by painter: TilePainter) {
    self.tile = tile
    self.painter = painter
  }

  var size: (width: Int, height: Int) { painter.size(of: tile) }

  func hash() throws(FileError) -> ContentHash {
    if painted == nil, let bands = try painter.bands(of: tile), let hash = bands.hash {
      paintingTime += bands.paintingTime
      brokenImages.add(painter.brokenImages)
      return hash
    }
    return ContentHash(of: try bitmap())
  }

  func bitmap() throws(FileError) -> Bitmap {
    if let painted { return painted }
    let start = ContinuousClock.now
    let bitmap = try painter.paint(tile)
    paintingTime += start.duration(to: .now)
    brokenImages.add(painter.brokenImages)
    painted = bitmap
    return bitmap
  }
}
