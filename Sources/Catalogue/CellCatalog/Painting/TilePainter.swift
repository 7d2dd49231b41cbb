import CellDrawing
import CellSnapshots
import Foundation

/// A painter of tiles that reuses its bitmap. Each thread has its own.
final class TilePainter {
  private let painter = Painter()
  private let bitmap: Bitmap

  /// The broken images in the last tile.
  var brokenImages: [ImageSource] { painter.brokenImages }

  /// The memory of the last tile's pixels, in bytes.
  var byteCount: Int { bitmap.pixels.count }

  init() throws(FileError) {
    do throws(ImageError) {
      bitmap = try Bitmap(width: 0, height: 0)
    } catch {
      throw FileError("draw", "pictures", reason: "there is no memory for a bitmap")
    }
  }

  /// Returns the tile's pixels, which are valid until the next tile is painted. Throws if there is no memory for them.
  func paint(_ tile: RecordedTile) throws(FileError) -> Bitmap {
    let size = size(of: tile)
    try withMemory(for: tile) { () throws(ImageError) in
      try bitmap.resizeForFilling(width: size.width, height: size.height)
    }
    painter.paintAnew(tile.scene, rect: tile.rect, scale: tile.configuration.scale, into: bitmap)
    return bitmap
  }

  /// Paints the frames of an animation, each into a bitmap of its own. Throws if there is no memory for them.
  func paint(_ animation: RecordedAnimation) throws(FileError) -> PaintedAnimation {
    var painted = PaintedAnimation()
    for frame in animation.frames {
      let (tile, size) = (frame.tile, size(of: frame.tile))
      let bitmap = try withMemory(for: tile) { () throws(ImageError) in
        try Bitmap(width: size.width, height: size.height)
      }
      painter.paintAnew(tile.scene, rect: tile.rect, scale: tile.configuration.scale, into: bitmap)
      painted.bitmaps.append(bitmap)
      painted.brokenImages.add(painter.brokenImages)
    }
    return painted
  }

  /// Returns the tile's pixels, painted while they are read. Returns nil if the tile must be painted before, or if that
  /// is better.
  func bands(of tile: RecordedTile) throws(FileError) -> PictureBands? {
    let size = size(of: tile)
    return try withMemory(for: tile) { () throws(ImageError) in
      try painter.bands(
        of: tile.scene, rect: tile.rect, scale: tile.configuration.scale, width: size.width,
        height: size.height, in: bitmap)
    }
  }

  private func withMemory<Answer>(
    for tile: RecordedTile, _ body: () throws(ImageError) -> Answer
  ) throws(FileError) -> Answer {
    do throws(ImageError) {
      return try body()
    } catch {
      let size = size(of: tile)
      throw FileError(
        "draw", tile.name.title,
        reason: "no memory for \(size.width) x \(size.height) pixels; give fewer --threads")
    }
  }

  /// Returns the size in pixels.
  func size(of tile: RecordedTile) -> (width: Int, height: Int) {
    let scale = tile.configuration.scale
    return (pixels(tile.rect.width, scale), pixels(tile.rect.height, scale))
  }

  private func pixels(_ length: CGFloat, _ scale: CGFloat) -> Int {
    max(1, Int((length * scale).rounded(.up)))
  }
}
