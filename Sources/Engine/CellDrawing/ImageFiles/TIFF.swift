internal import CellSnapLoading
internal import CellSnapTIFF

/// The TIFF format, decoded by libtiff. For several pictures, this is the first.
enum TIFF {
  /// The maximum bytes of one piece of memory that libtiff asks for.
  private static let maximumBytes: tmsize_t = 448 << 20

  static func isTIFF(_ bytes: [UInt8]) -> Bool {
    [[0x49, 0x49, 42, 0], [0x4D, 0x4D, 0, 42], [0x49, 0x49, 43, 0], [0x4D, 0x4D, 0, 43]].contains {
      bytes.starts(with: $0)
    }
  }

  static func size(of bytes: [UInt8]) throws(ImageError) -> (width: Int, height: Int) {
    try reading(bytes) { tiff, reason throws(ImageError) in
      var (width, height): (UInt32, UInt32) = (0, 0)
      guard CellSnapTIFFGet32(tiff, UInt32(TIFFTAG_IMAGEWIDTH), &width) == 1,
        CellSnapTIFFGet32(tiff, UInt32(TIFFTAG_IMAGELENGTH), &height) == 1
      else { throw failure(reason(), otherwise: "it has no size") }
      return (Int(width), Int(height))
    }
  }

  /// Reads the tags of the orientation and of an ICC profile.
  static func metadata(of bytes: [UInt8]) -> ImageMetadata {
    let metadata = try? reading(bytes) { tiff, _ throws(ImageError) in
      var metadata = ImageMetadata()
      var orientation: UInt16 = 1
      if CellSnapTIFFGet16(tiff, UInt32(TIFFTAG_ORIENTATION), &orientation) == 1 {
        metadata.orientation = ImageOrientation(rawValue: Int(orientation)) ?? .up
      }
      var (count, profile): (UInt32, UnsafeRawPointer?) = (0, nil)
      if CellSnapTIFFGetBytes(tiff, UInt32(TIFFTAG_ICCPROFILE), &count, &profile) == 1, let profile {
        metadata.profile = ColorProfile(
          icc: [UInt8](UnsafeRawBufferPointer(start: profile, count: Int(count))))
      }
      return metadata
    }
    return metadata ?? ImageMetadata()
  }

  /// Decodes the first picture as it is stored, without its orientation.
  static func decode(
    _ bytes: [UInt8], width: Int, height: Int, profile: ColorProfile?
  ) throws(ImageError) -> ImagePixels {
    try reading(bytes) { tiff, reason throws(ImageError) in
      var text = [CChar](repeating: 0, count: 1024)
      var image = TIFFRGBAImage()
      guard TIFFRGBAImageOK(tiff, &text) == 1, TIFFRGBAImageBegin(&image, tiff, 1, &text) == 1 else {
        throw failure(
          String(decoding: text.prefix { $0 != 0 }.map { UInt8(truncatingIfNeeded: $0) }, as: UTF8.self))
      }
      defer { TIFFRGBAImageEnd(&image) }
      guard image.width == width, image.height == height else { throw failure("its size changes") }
      // The first row of the file is then the first of the pixels.
      image.req_orientation = image.orientation
      var pixels = [UInt32](repeating: 0, count: width * height)
      guard TIFFRGBAImageGet(&image, &pixels, image.width, image.height) == 1 else {
        throw failure(reason(), otherwise: "its data is damaged")
      }
      for index in pixels.indices { pixels[index] = premultiplied(pixels[index]) }
      return ImagePixels(width: width, height: height, bytes: pixels.withUnsafeBytes { [UInt8]($0) })
        .converted(from: profile)
    }
  }

  /// Returns a pixel with blue first of one with red first. A file may hold colours that are larger than alpha.
  @inline(__always)
  private static func premultiplied(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    func channel(_ shift: UInt32) -> UInt32 { min(alpha, pixel >> shift & 255) }
    return alpha << 24 | channel(0) << 16 | channel(8) << 8 | channel(16)
  }

  /// Passes a file and the reason of its last error to `body`, and closes it.
  private static func reading<Result>(
    _ bytes: [UInt8], _ body: (OpaquePointer, _ reason: () -> String) throws(ImageError) -> Result
  ) throws(ImageError) -> Result {
    try LoadedLibrary.require(CELLSNAP_TIFF, for: "TIFF")
    return try bytes.withUnsafeBufferPointer { bytes throws(ImageError) in
      var file = CellSnapTIFFFile()
      (file.bytes, file.count) = (bytes.baseAddress, UInt64(bytes.count))
      return try withUnsafeMutablePointer(to: &file) { file throws(ImageError) in
        func reason() -> String {
          withUnsafeBytes(of: file.pointee.reason) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        }
        guard let tiff = CellSnapTIFFOpen(file, maximumBytes) else {
          throw failure(reason(), otherwise: "its header is damaged")
        }
        defer { TIFFClose(tiff) }
        return try body(tiff, reason)
      }
    }
  }

  private static func failure(_ reason: String, otherwise other: String = "its data is damaged") -> ImageError
  {
    // libtiff's texts may have several lines.
    let line = reason.split(whereSeparator: \.isNewline).joined(separator: " ")
    return .broken(format: "TIFF", reason: line.isEmpty ? other : line)
  }
}
