package import CellDrawing
package import CellSnapshots

/// An encoder of recorded tiles as PNG files, which reuses its memory. Each thread has its own.
package final class PictureEncoder {
  private let painter: TilePainter
  private let encoder = PNGEncoder()

  package init() throws(FileError) {
    painter = try TilePainter()
  }

  /// The broken images in the last tile.
  var brokenImages: [ImageSource] { painter.brokenImages }

  /// Paints a tile and returns it as a PNG. Throws if there is no memory for its pixels.
  package func png(
    of tile: RecordedTile, compression: PNG.Compression, times: inout StageTimes
  ) throws(FileError) -> [UInt8] {
    // The `smallest` compression reads the rows twice, so it needs the whole picture.
    let bands = try times.measure(.paint) { () throws(FileError) in
      compression == .smallest ? nil : try painter.bands(of: tile)
    }
    let picture: any PixelRows
    if let bands {
      picture = bands
    } else {
      picture = try times.measure(.paint) { () throws(FileError) in try painter.paint(tile) }
    }
    let bytes = times.measure(.encode) { encoder.encode(picture, compression: compression) }
    if let bands { times.move(bands.paintingTime, from: .encode, to: .paint) }
    return bytes
  }

  /// Paints a tile as a PNG in the form that `render` writes unless specified.
  package func png(of tile: RecordedTile) throws(FileError) -> [UInt8] {
    var times = StageTimes()
    return try png(of: tile, compression: PictureSettings().compression, times: &times)
  }
}
