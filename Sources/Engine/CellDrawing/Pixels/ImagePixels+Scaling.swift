internal import CellSnapCairo

extension ImagePixels {
  /// Returns the picture in another size.
  ///
  /// Where it shrinks, each pixel is an average of the pixels that it covers. Where it grows, pixels are
  /// interpolated bilinearly.
  ///
  /// Cairo does the work, because its loops are as fast in a debug build.
  func scaled(toWidth newWidth: Int, height newHeight: Int) -> ImagePixels {
    guard newWidth != width || newHeight != height, newWidth > 0, newHeight > 0 else { return self }
    // Interpolation reads the four pixels around a place, which is enough down to half the size. So a picture is
    // first scaled to its new size times a power of two, and that is halved repeatedly: each pixel is then the mean
    // of four. Cairo's own filter for shrinking takes ten times as long.
    let (acrossWidth, acrossHeight) = (
      Self.multiple(of: newWidth, atMost: width), Self.multiple(of: newHeight, atMost: height)
    )
    guard (acrossWidth, acrossHeight) == (width, height) else {
      return interpolated(toWidth: acrossWidth, height: acrossHeight)
        .scaled(toWidth: newWidth, height: newHeight)
    }
    return interpolated(
      toWidth: width == newWidth ? width : width / 2, height: height == newHeight ? height : height / 2
    ).scaled(toWidth: newWidth, height: newHeight)
  }

  /// The picture at half its size, rounded up. Each pixel is the mean of four.
  var halved: ImagePixels { interpolated(toWidth: (width + 1) / 2, height: (height + 1) / 2) }

  /// Returns the largest multiple of `length` by a power of two up to `limit`, or `length` itself if it is longer.
  private static func multiple(of length: Int, atMost limit: Int) -> Int {
    var multiple = length
    while multiple * 2 <= limit { multiple *= 2 }
    return multiple
  }

  private func interpolated(toWidth newWidth: Int, height newHeight: Int) -> ImagePixels {
    let count = newWidth * newHeight * 4
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { result, initializedCount in
      initializedCount = count
      var isDone = false
      // The format with alpha, whose bytes are all set: between other formats Cairo takes three times as long.
      withSurface(format: CAIRO_FORMAT_ARGB32) { source in
        let target = cairo_image_surface_create_for_data(
          result.baseAddress, CAIRO_FORMAT_ARGB32, Int32(newWidth), Int32(newHeight), Int32(newWidth * 4))
        let context = cairo_create(target)
        let pattern = cairo_pattern_create_for_surface(source)
        var matrix = cairo_matrix_t(
          xx: Double(width) / Double(newWidth), yx: 0, xy: 0, yy: Double(height) / Double(newHeight),
          x0: 0, y0: 0)
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
        cairo_set_source(context, pattern)
        cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
        cairo_paint(context)
        isDone = cairo_status(context) == CAIRO_STATUS_SUCCESS
        cairo_pattern_destroy(pattern)
        cairo_destroy(context)
        cairo_surface_destroy(target)
      }
      if !isDone { result.update(repeating: 0) }
    }
    return ImagePixels(width: newWidth, height: newHeight, bytes: bytes)
  }
}
