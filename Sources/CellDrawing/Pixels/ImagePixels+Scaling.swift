internal import CCairo

extension ImagePixels {
  /// The picture in another size: averages of the pixels that each new one covers where it shrinks, bilinear
  /// interpolation where it grows.
  ///
  /// Cairo does it, for its loops are as fast in a debug build.
  func scaled(toWidth newWidth: Int, height newHeight: Int) -> ImagePixels {
    guard newWidth != width || newHeight != height, newWidth > 0, newHeight > 0 else { return self }
    let nearWidth = Self.step(from: width, to: newWidth)
    let nearHeight = Self.step(from: height, to: newHeight)
    let near = filtered(toWidth: nearWidth, height: nearHeight)
    return near.scaled(toWidth: newWidth, height: newHeight)
  }

  /// The next length on the way to another: past 16 times smaller `CAIRO_FILTER_GOOD` would leave pixels out.
  private static func step(from count: Int, to newCount: Int) -> Int {
    count <= newCount * 16 ? newCount : max(newCount * 8, (count + 15) / 16)
  }

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
