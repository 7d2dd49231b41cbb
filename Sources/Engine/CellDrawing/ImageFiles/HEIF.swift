internal import CellSnapHEIF
internal import CellSnapLoading

/// The HEIF format with pictures in HEVC or AV1, decoded by libheif. For several pictures, this is the main one.
package enum HEIF {
  private static let brands: Set<String> = ["heic", "heix", "heim", "heis", "mif1", "msf1", "avif", "avis"]

  /// Whether the first box is a file type with a brand of still pictures.
  static func isHEIF(_ bytes: [UInt8]) -> Bool {
    guard bytes.count >= 16, bytes[4..<8].elementsEqual("ftyp".utf8) else { return false }
    let end = min(bytes.count, Int(bytes.bigEndian(at: 0)), 256)
    // The main brand, its version, the other brands.
    return stride(from: 8, to: end - 3, by: 4).contains { place in
      place != 12 && brands.contains(String(decoding: bytes[place..<(place + 4)], as: UTF8.self))
    }
  }

  /// Returns the size after the file's own rotations.
  static func size(of bytes: [UInt8]) throws(ImageError) -> (width: Int, height: Int) {
    try reading(bytes) { size(of: $0) }
  }

  /// Reads the colours. The orientation is part of the picture itself.
  static func metadata(of bytes: [UInt8]) -> ImageMetadata {
    ImageMetadata(profile: (try? reading(bytes) { profile(of: $0) }) ?? nil)
  }

  static func decode(
    _ bytes: [UInt8], width: Int, height: Int, profile: ColorProfile?
  ) throws(ImageError) -> ImagePixels {
    try reading(bytes) { handle throws(ImageError) in
      guard size(of: handle) == (width, height) else { throw failure("its size changes") }
      guard let options = heif_decoding_options_alloc() else { throw failure("no memory") }
      defer { heif_decoding_options_free(options) }
      options.pointee.convert_hdr_to_8bit = 1
      var image: OpaquePointer?
      try check(
        heif_decode_image(handle, &image, heif_colorspace_RGB, heif_chroma_interleaved_RGBA, options))
      defer { heif_image_release(image) }
      var rowBytes: Int32 = 0
      guard let rows = heif_image_get_plane_readonly(image, heif_channel_interleaved, &rowBytes),
        heif_image_get_width(image, heif_channel_interleaved) == width,
        heif_image_get_height(image, heif_channel_interleaved) == height
      else { throw failure("its picture has another size than its header") }
      var pixels = [UInt8](repeating: 255, count: width * height * 4)
      let isOpaque = heif_image_handle_has_alpha_channel(handle) == 0
      for y in 0..<height {
        for x in 0..<width {
          let (source, target) = (y * Int(rowBytes) + x * 4, (y * width + x) * 4)
          pixels[target] = rows[source + 2]
          pixels[target + 1] = rows[source + 1]
          pixels[target + 2] = rows[source]
          if !isOpaque { pixels[target + 3] = rows[source + 3] }
        }
      }
      guard heif_image_handle_is_premultiplied_alpha(handle) != 0 else {
        return ImagePixels(straight: pixels, width: width, height: height, profile: profile)
      }
      for place in stride(from: 0, to: pixels.count, by: 4) {
        for channel in 0..<3 { pixels[place + channel] = min(pixels[place + channel], pixels[place + 3]) }
      }
      return ImagePixels(width: width, height: height, bytes: pixels).converted(from: profile)
    }
  }

  private static func size(of handle: OpaquePointer) -> (width: Int, height: Int) {
    (Int(heif_image_handle_get_width(handle)), Int(heif_image_handle_get_height(handle)))
  }

  private static func profile(of handle: OpaquePointer) -> ColorProfile? {
    let count = heif_image_handle_get_raw_color_profile_size(handle)
    if count > 0, count <= ColorProfile.maximumBytes {
      var bytes = [UInt8](repeating: 0, count: count)
      guard heif_image_handle_get_raw_color_profile(handle, &bytes).code == heif_error_Ok else { return nil }
      return ColorProfile(icc: bytes)
    }
    var colors: UnsafeMutablePointer<heif_color_profile_nclx>?
    guard heif_image_handle_get_nclx_color_profile(handle, &colors).code == heif_error_Ok, let colors else {
      return nil
    }
    defer { heif_nclx_color_profile_free(colors) }
    return ColorProfile(
      primaries: Int(colors.pointee.color_primaries.rawValue),
      transfer: Int(colors.pointee.transfer_characteristics.rawValue))
  }

  /// Passes the main picture to `body`, and releases it.
  private static func reading<Result>(
    _ bytes: [UInt8], _ body: (OpaquePointer) throws(ImageError) -> Result
  ) throws(ImageError) -> Result {
    try LoadedLibrary.require(CELLSNAP_HEIF, for: "HEIF")
    return try bytes.withUnsafeBufferPointer { bytes throws(ImageError) in
      guard let context = heif_context_alloc() else { throw failure("no memory") }
      defer { heif_context_free(context) }
      heif_context_set_maximum_image_size_limit(context, Int32(ImageHeader.longestSide))
      // The picture is decoded on this thread.
      heif_context_set_max_decoding_threads(context, 0)
      try check(
        heif_context_read_from_memory_without_copy(context, bytes.baseAddress, bytes.count, nil))
      var handle: OpaquePointer?
      try check(heif_context_get_primary_image_handle(context, &handle))
      guard let handle else { throw failure("it has no picture") }
      defer { heif_image_handle_release(handle) }
      return try body(handle)
    }
  }

  private static func check(_ error: heif_error) throws(ImageError) {
    guard error.code == heif_error_Ok else {
      throw failure(error.message.map { String(cString: $0) } ?? "its data is damaged")
    }
  }

  private static func failure(_ reason: String) -> ImageError {
    // libheif's texts may have several lines.
    let line = reason.split(whereSeparator: \.isNewline).joined(separator: " ")
    return .broken(format: "HEIF", reason: line)
  }
}
