import CellDrawing
import CellSnapshots

/// A tile that is painted when its pixels are asked for; its painter paints no other one meanwhile.
final class PaintedTile: DrawnPixels {
  private let tile: RecordedTile
  private let painter: TilePainter
  private var painted: Bitmap?
  /// How long painting took so far.
  private(set) var paintingTime = Duration.zero
  /// What was left out of the picture, as far as it was painted.
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
