import CellDrawing
import CellSnapshots
import Foundation

/// Paints tiles into a bitmap that it uses again; one per thread.
final class TilePainter {
  private let painter = Painter()
  private let bitmap: Bitmap

  /// Of the last tile.
  var brokenImages: [ImageSource] { painter.brokenImages }

  /// What the last tile's pixels took of memory.
  var byteCount: Int { bitmap.pixels.count }

  init() throws(FileError) {
    do throws(ImageError) {
      bitmap = try Bitmap(width: 0, height: 0)
    } catch {
      throw FileError("draw", "pictures", reason: "there is no memory for a bitmap")
    }
  }

  /// The tile's pixels, until the next one is painted; throws when there is no memory for them.
  func paint(_ tile: RecordedTile) throws(FileError) -> Bitmap {
    let size = size(of: tile)
    try withMemory(for: tile) { () throws(ImageError) in
      try bitmap.resizeForFilling(width: size.width, height: size.height)
    }
    painter.paintAnew(tile.scene, rect: tile.rect, scale: tile.configuration.scale, into: bitmap)
    return bitmap
  }

  /// The same pixels, painted while they are read; nil of a tile that has to be painted before, or had better be.
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

  /// In pixels.
  func size(of tile: RecordedTile) -> (width: Int, height: Int) {
    let scale = tile.configuration.scale
    return (pixels(tile.rect.width, scale), pixels(tile.rect.height, scale))
  }

  private func pixels(_ length: CGFloat, _ scale: CGFloat) -> Int {
    max(1, Int((length * scale).rounded(.up)))
  }
}
