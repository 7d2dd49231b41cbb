import CellDrawing
import CellSnapshots
import Foundation

/// Paints tiles into a bitmap that it uses again; one per thread.
final class TilePainter {
  private let painter = Painter()
  private let bitmap: Bitmap

  /// Of the last tile.
  var brokenImages: [ImageSource] { painter.brokenImages }

  init() throws(FileError) {
    do throws(ImageError) {
      bitmap = try Bitmap(width: 0, height: 0)
    } catch {
      throw FileError("draw", "pictures", reason: "there is no memory for a bitmap")
    }
  }

  /// The tile's pixels, until the next one is painted; throws when there is no memory for them.
  func paint(_ tile: RecordedTile) throws(FileError) -> Bitmap {
    let scale = tile.configuration.scale
    let width = pixels(tile.rect.width, scale)
    let height = pixels(tile.rect.height, scale)
    do throws(ImageError) {
      try bitmap.resizeForFilling(width: width, height: height)
    } catch {
      throw FileError(
        "draw", tile.name.title, reason: "no memory for \(width) x \(height) pixels; give fewer --threads")
    }
    painter.paintAnew(tile.scene, rect: tile.rect, scale: scale, into: bitmap)
    return bitmap
  }

  private func pixels(_ length: CGFloat, _ scale: CGFloat) -> Int {
    max(1, Int((length * scale).rounded(.up)))
  }
}
