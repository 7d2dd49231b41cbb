import CellSnapshots
import CellDrawing
import Foundation

/// Paints, encodes and writes tiles, with a painter and a bitmap that it uses again; one per thread.
final class TilePainter {
  private let folder: OutputFolder
  private let settings: PictureSettings
  private let painter = Painter()
  private let bitmap: Bitmap

  init(folder: OutputFolder, settings: PictureSettings) throws(ImageError) {
    self.folder = folder
    self.settings = settings
    bitmap = try Bitmap(width: 0, height: 0)
  }

  /// Throws when a file cannot be written, or there is no memory for its pixels; the files of earlier formats stay.
  func write(_ tile: RecordedTile) throws(FileError) -> TileResult {
    var times = StageTimes()
    var files: [TileResult.File] = []
    for format in settings.formats {
      let bytes = try encode(tile, as: format, times: &times)
      let path = tile.name.path(format: format)
      let outcome = try times.measure(.write) { () throws(FileError) in
        try folder.makeFolders(for: path)
        return try AtomicFile.write(bytes, to: folder.path(of: path))
      }
      files.append(TileResult.File(path: path, byteCount: bytes.count, outcome: outcome))
    }
    return TileResult(
      job: tile.job, files: files, times: times, brokenImages: tile.scene.brokenImages)
  }

  private func encode(
    _ tile: RecordedTile, as format: PictureFormat, times: inout StageTimes
  ) throws(FileError) -> [UInt8] {
    switch format {
    case .png:
      try times.measure(.paint) { () throws(FileError) in try paint(tile) }
      return times.measure(.encode) { PNG.encode(bitmap, compression: settings.compression) }
    case .svg:
      return times.measure(.encode) {
        SVG.encode(tile.scene, rect: tile.rect, title: tile.name.title)
      }
    }
  }

  private func paint(_ tile: RecordedTile) throws(FileError) {
    let scale = tile.scale
    let width = pixels(tile.rect.width, scale)
    let height = pixels(tile.rect.height, scale)
    do throws(ImageError) {
      try bitmap.resize(width: width, height: height)
    } catch {
      throw FileError(
        "draw", tile.name.title, reason: "no memory for \(width) x \(height) pixels; give fewer --threads")
    }
    painter.paint(tile.scene, rect: tile.rect, scale: scale, into: bitmap)
  }

  private func pixels(_ length: CGFloat, _ scale: CGFloat) -> Int {
    max(1, Int((length * scale).rounded(.up)))
  }
}
