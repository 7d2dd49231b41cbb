internal import CellSnapGIF
internal import CellSnapLoading

/// The GIF format, decoded by giflib. For an animation, this is its first picture.
enum GIF {
  static func isGIF(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: Array("GIF87a".utf8)) || bytes.starts(with: Array("GIF89a".utf8))
  }

  /// Returns the size of the canvas, which is enlarged to hold the first picture.
  static func size(of bytes: [UInt8]) throws(ImageError) -> (width: Int, height: Int) {
    try reading(bytes) { file throws(ImageError) in
      _ = try findFirstPicture(of: file)
      return canvas(of: file)
    }
  }

  /// Decodes the first picture into a canvas that is transparent elsewhere.
  static func decode(_ bytes: [UInt8]) throws(ImageError) -> ImagePixels {
    try reading(bytes) { file throws(ImageError) in
      let transparent = try findFirstPicture(of: file)
      let (width, height) = canvas(of: file)
      let colors = try pixels(of: file, transparent: transparent)
      let picture = file.pointee.Image
      var pixels = [UInt32](repeating: 0, count: width * height)
      var line = [GifPixelType](repeating: 0, count: Int(picture.Width))
      let rows = rows(of: picture)
      for row in rows {
        // After the last row, giflib looks for the end of the picture, which some programs leave out. Pixels that the
        // file does not have get the first colour.
        for column in line.indices { line[column] = 0 }
        guard DGifGetLine(file, &line, picture.Width) == GIF_OK || row == rows.last else {
          throw failure(file.pointee.Error)
        }
        let start = (Int(picture.Top) + row) * width + Int(picture.Left)
        for (column, index) in line.enumerated() { pixels[start + column] = colors[Int(index)] }
      }
      return ImagePixels(
        width: width, height: height, bytes: pixels.withUnsafeBytes { [UInt8]($0) })
    }
  }

  /// Returns the rows in the file's order. An interlaced picture has every eighth row first.
  private static func rows(of picture: GifImageDesc) -> [Int] {
    let height = Int(picture.Height)
    guard picture.Interlace else { return Array(0..<height) }
    return [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { Array(stride(from: $0.0, to: height, by: $0.1)) }
  }

  private static func canvas(of file: UnsafeMutablePointer<GifFileType>) -> (width: Int, height: Int) {
    let picture = file.pointee.Image
    return (
      max(Int(file.pointee.SWidth), Int(picture.Left) + Int(picture.Width)),
      max(Int(file.pointee.SHeight), Int(picture.Top) + Int(picture.Height))
    )
  }

  /// Returns the pixels of all 256 colours. Colours that the file does not have are transparent.
  private static func pixels(
    of file: UnsafeMutablePointer<GifFileType>, transparent: Int?
  ) throws(ImageError) -> [UInt32] {
    guard let map = file.pointee.Image.ColorMap ?? file.pointee.SColorMap, let colors = map.pointee.Colors
    else {
      throw failure("it has no colours")
    }
    var pixels = [UInt32](repeating: 0, count: 256)
    for index in 0..<min(256, Int(map.pointee.ColorCount)) where index != transparent {
      let color = colors[index]
      pixels[index] = 255 << 24 | UInt32(color.Red) << 16 | UInt32(color.Green) << 8 | UInt32(color.Blue)
    }
    return pixels
  }

  /// Reads up to the first picture, and returns the index of its transparent colour, or nil.
  private static func findFirstPicture(
    of file: UnsafeMutablePointer<GifFileType>
  ) throws(ImageError) -> Int? {
    var transparent: Int?
    while true {
      var record = UNDEFINED_RECORD_TYPE
      guard DGifGetRecordType(file, &record) == GIF_OK else { throw failure(file.pointee.Error) }
      switch record {
      case IMAGE_DESC_RECORD_TYPE:
        guard DGifGetImageDesc(file) == GIF_OK else { throw failure(file.pointee.Error) }
        return transparent
      case EXTENSION_RECORD_TYPE:
        var (code, block): (Int32, UnsafeMutablePointer<GifByteType>?) = (0, nil)
        guard DGifGetExtension(file, &code, &block) == GIF_OK else { throw failure(file.pointee.Error) }
        while let part = block {
          // The length, the flags, the time in two bytes, the transparent colour.
          if code == GRAPHICS_EXT_FUNC_CODE, part[0] >= 4 {
            transparent = part[1] & 1 == 1 ? Int(part[4]) : nil
          }
          guard DGifGetExtensionNext(file, &block) == GIF_OK else { throw failure(file.pointee.Error) }
        }
      default: throw failure("it has no picture")
      }
    }
  }

  /// The bytes that giflib has not read.
  private struct Rest {
    var bytes: UnsafeBufferPointer<UInt8>.SubSequence
  }

  /// Passes a file to `body`, and closes it.
  private static func reading<Result>(
    _ bytes: [UInt8], _ body: (UnsafeMutablePointer<GifFileType>) throws(ImageError) -> Result
  ) throws(ImageError) -> Result {
    try LoadedLibrary.require(CELLSNAP_GIF, for: "GIF")
    return try bytes.withUnsafeBufferPointer { bytes throws(ImageError) in
      var rest = Rest(bytes: bytes[...])
      return try withUnsafeMutablePointer(to: &rest) { rest throws(ImageError) in
        var status: Int32 = 0
        let read: InputFunc = { file, target, count in
          guard let rest = file?.pointee.UserData?.assumingMemoryBound(to: Rest.self), let target, count > 0
          else { return 0 }
          let part = rest.pointee.bytes.prefix(Int(count))
          _ = UnsafeMutableBufferPointer(start: target, count: part.count).initialize(fromContentsOf: part)
          rest.pointee.bytes = rest.pointee.bytes.dropFirst(part.count)
          return Int32(part.count)
        }
        guard let file = DGifOpen(rest, read, &status) else { throw failure(status) }
        defer { DGifCloseFile(file, nil) }
        return try body(file)
      }
    }
  }

  private static func failure(_ status: Int32) -> ImageError {
    failure(GifErrorString(status).map { String(cString: $0) } ?? "its data is damaged")
  }

  private static func failure(_ reason: String) -> ImageError { .broken(format: "GIF", reason: reason) }
}
