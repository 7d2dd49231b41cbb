import CellDrawing
import Foundation

/// Paints, encodes and writes tiles, with a painter and a bitmap that it uses again; one per thread.
final class TilePainter {
  private let folder: OutputFolder
  private let settings: PictureSettings
  private let painter = Painter()
  private var bitmap = Bitmap(width: 1, height: 1)

  init(folder: OutputFolder, settings: PictureSettings) {
    self.folder = folder
    self.settings = settings
  }

  /// Throws when a file cannot be written; the files of earlier formats stay.
  func write(_ tile: RecordedTile) throws(FileError) -> TileResult {
    var times = StageTimes()
    var files: [TileResult.File] = []
    for format in settings.formats {
      let bytes = encode(tile, as: format, times: &times)
      let path = tile.name.path(format: format)
      let outcome = try times.measure(.write) { () throws(FileError) in
        try folder.makeFolders(for: path)
        return try AtomicFile.write(bytes, to: folder.path(of: path))
      }
      files.append(TileResult.File(path: path, byteCount: bytes.count, outcome: outcome))
    }
    return TileResult(job: tile.job, files: files, times: times)
  }

  private func encode(_ tile: RecordedTile, as format: PictureFormat, times: inout StageTimes) -> [UInt8] {
    switch format {
    case .png:
      let scale = tile.name.configuration.scale
      times.measure(.paint) {
        clearBitmap(width: pixels(tile.rect.width, scale), height: pixels(tile.rect.height, scale))
        painter.paint(tile.scene, rect: tile.rect, scale: scale, into: bitmap)
      }
      return times.measure(.encode) { PNG.encode(bitmap, compression: settings.compression) }
    case .svg:
      return times.measure(.encode) {
        SVG.encode(tile.scene, rect: tile.rect, title: tile.name.title)
      }
    }
  }

  private func clearBitmap(width: Int, height: Int) {
    if bitmap.width == width, bitmap.height == height {
      bitmap.pixels.initializeMemory(as: UInt8.self, repeating: 0)
    } else {
      bitmap = Bitmap(width: width, height: height)
    }
  }

  private func pixels(_ length: CGFloat, _ scale: CGFloat) -> Int {
    max(1, Int((length * scale).rounded(.up)))
  }
}
