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

  /// Paints an animation and returns it as an animated PNG. Throws if there is no memory for its frames.
  func png(
    of animation: RecordedAnimation, compression: PNG.Compression, times: inout StageTimes,
    brokenImages: inout BrokenImages
  ) throws(FileError) -> [UInt8] {
    let painted = try times.measure(.paint) { () throws(FileError) in try painter.paint(animation) }
    brokenImages.add(painted.brokenImages)
    let bytes = times.measure(.encode) {
      encoder.encode(
        zip(painted.bitmaps, animation.frames).map { PNGEncoder.Frame($0, duration: $1.duration) },
        loopCount: animation.loopCount, compression: compression)
    }
    guard !bytes.isEmpty else {
      throw FileError("draw", "an animation", reason: "there is no memory for its file; give fewer --threads")
    }
    return bytes
  }

  /// Paints a tile as a PNG in the form that `render` writes unless specified.
  package func png(of tile: RecordedTile) throws(FileError) -> [UInt8] {
    var times = StageTimes()
    return try png(of: tile, compression: PictureSettings().compression, times: &times)
  }
}
