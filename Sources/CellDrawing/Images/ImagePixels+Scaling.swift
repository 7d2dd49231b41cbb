internal import CCairo

extension ImagePixels {
  /// The picture in another size: averages of the pixels that each new one covers where it shrinks, bilinear
  /// interpolation where it grows.
  ///
  /// Cairo does it, for its loops are as fast in a debug build.
  func scaled(toWidth newWidth: Int, height newHeight: Int) -> ImagePixels {
    guard newWidth != width || newHeight != height, newWidth > 0, newHeight > 0 else { return self }
    // Past its limit Cairo's filter would leave pixels out.
    let nearWidth = max(newWidth, width / Self.mostShrinkage)
    let nearHeight = max(newHeight, height / Self.mostShrinkage)
    guard nearWidth == newWidth, nearHeight == newHeight else {
      return filtered(toWidth: nearWidth, height: nearHeight).scaled(toWidth: newWidth, height: newHeight)
    }
    return filtered(toWidth: newWidth, height: newHeight)
  }

  /// How many times smaller `CAIRO_FILTER_GOOD` makes a picture at most with every pixel counted.
  private static let mostShrinkage = 16

  private func filtered(toWidth newWidth: Int, height newHeight: Int) -> ImagePixels {
    var result = [UInt8](repeating: 0, count: newWidth * newHeight * 4)
    withSurface { source in
      result.withUnsafeMutableBufferPointer { result in
        let target = cairo_image_surface_create_for_data(
          result.baseAddress, cairoFormat, Int32(newWidth), Int32(newHeight), Int32(newWidth * 4))
        let context = cairo_create(target)
        let pattern = cairo_pattern_create_for_surface(source)
        var matrix = cairo_matrix_t(
          xx: Double(width) / Double(newWidth), yx: 0, xy: 0, yy: Double(height) / Double(newHeight),
          x0: 0, y0: 0)
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
        cairo_set_source(context, pattern)
        cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
        cairo_paint(context)
        cairo_pattern_destroy(pattern)
        cairo_destroy(context)
        cairo_surface_destroy(target)
      }
    }
    return ImagePixels(width: newWidth, height: newHeight, bytes: result)
  }
}
