internal import CellSnapHEIF
internal import CellSnapLoading

extension HEIF {
  /// Encodes a picture as HEIC, with its transparency. Returns nil if libheif is missing or has no encoder for HEVC, or
  /// if the picture is too small or too large for it.
  ///
  /// - Parameter quality: The quality from 0 to 1. A value that is not a number counts as 1.
  package static func encode(_ bitmap: Bitmap, quality: Double) -> [UInt8]? {
    guard cellsnap_load(CELLSNAP_HEIF) == nil, let context = heif_context_alloc() else { return nil }
    defer { heif_context_free(context) }
    var encoder: OpaquePointer?
    guard isFine(heif_context_get_encoder_for_format(context, heif_compression_HEVC, &encoder)) else {
      return nil
    }
    defer { heif_encoder_release(encoder) }
    let level = quality.isNaN ? 1 : max(0, min(1, quality))
    guard isFine(heif_encoder_set_lossy_quality(encoder, Int32((level * 100).rounded()))),
      let image = image(of: bitmap)
    else { return nil }
    defer { heif_image_release(image) }
    guard isFine(heif_context_encode_image(context, image, encoder, nil, nil)) else { return nil }
    return written(context)
  }

  /// Returns a copy of the pixels with colours divided by alpha.
  private static func image(of bitmap: Bitmap) -> OpaquePointer? {
    var image: OpaquePointer?
    let (width, height) = (Int32(bitmap.width), Int32(bitmap.height))
    guard isFine(heif_image_create(width, height, heif_colorspace_RGB, heif_chroma_interleaved_RGBA, &image))
    else { return nil }
    var rowBytes: Int32 = 0
    guard isFine(heif_image_add_plane(image, heif_channel_interleaved, width, height, 8)),
      let rows = heif_image_get_plane(image, heif_channel_interleaved, &rowBytes),
      let pixels = bitmap.pixels.baseAddress
    else {
      heif_image_release(image)
      return nil
    }
    for y in 0..<bitmap.height {
      let target = UnsafeMutableRawPointer(rows + y * Int(rowBytes))
      for x in 0..<bitmap.width {
        let pixel = pixels.load(fromByteOffset: y * bitmap.stride + x * 4, as: UInt32.self)
        target.storeBytes(of: StraightPixel.redFirst(pixel), toByteOffset: x * 4, as: UInt32.self)
      }
    }
    return image
  }

  /// Returns the file that a context has.
  private static func written(_ context: OpaquePointer) -> [UInt8]? {
    var file: [UInt8] = []
    var writer = heif_writer()
    writer.writer_api_version = 1
    writer.write = { _, bytes, count, file in
      let buffer = UnsafeRawBufferPointer(start: bytes, count: count)
      file?.assumingMemoryBound(to: [UInt8].self).pointee.append(contentsOf: buffer)
      return heif_error(code: heif_error_Ok, subcode: heif_suberror_Unspecified, message: nil)
    }
    let error = withUnsafeMutablePointer(to: &file) { heif_context_write(context, &writer, $0) }
    return isFine(error) && !file.isEmpty ? file : nil
  }

  private static func isFine(_ error: heif_error) -> Bool { error.code == heif_error_Ok }
}
