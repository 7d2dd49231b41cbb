internal import CellSnapCairo

/// A factory for faces whose glyphs are quarters of a pixel further to the right than another face's.
///
/// Cairo sets each glyph on a whole pixel, so letters would have uneven gaps.
enum ShiftedFace {
  /// The face that draws the glyphs of a shifted face, which owns it.
  private final class Original {
    let face: OpaquePointer
    let quarters: Int

    init(_ face: OpaquePointer, quarters: Int) {
      self.face = cairo_font_face_reference(face)
      self.quarters = quarters
    }

    deinit { cairo_font_face_destroy(face) }
  }

  /// The key under which Cairo keeps a face's `Original`. Only its address counts.
  // Never read or written, so that threads may share it.
  private nonisolated(unsafe) static let key = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(
    capacity: 1)

  /// Returns a new face that the caller owns, or nil if there is no memory for it.
  static func make(from face: OpaquePointer, quarters: Int) -> OpaquePointer? {
    guard let shifted = cairo_user_font_face_create() else { return nil }
    cairo_user_font_face_set_init_func(shifted, measure)
    cairo_user_font_face_set_render_glyph_func(shifted, draw)
    let original = Unmanaged.passRetained(Original(face, quarters: quarters))
    let status = cairo_font_face_set_user_data(shifted, key, original.toOpaque()) { original in
      if let original { Unmanaged<Original>.fromOpaque(original).release() }
    }
    guard status == CAIRO_STATUS_SUCCESS else {
      original.release()
      cairo_font_face_destroy(shifted)
      return nil
    }
    return shifted
  }

  /// Sets the maximum width of a glyph. Cairo cuts off anything that is further than this from all origins of glyphs
  /// shown at once, in any direction.
  private static let measure: cairo_user_scaled_font_init_func_t = { _, _, extents in
    // In ems. No font's glyph reaches as far.
    extents?.pointee.max_x_advance = 100
    return CAIRO_STATUS_SUCCESS
  }

  /// Draws a glyph one unit high in coordinates that Cairo has scaled to its size in pixels.
  private static let draw: cairo_user_scaled_font_render_glyph_func_t = { font, glyph, context, _ in
    guard let shifted = cairo_scaled_font_get_font_face(font),
      let original = cairo_font_face_get_user_data(shifted, key)
    else { return CAIRO_STATUS_USER_FONT_ERROR }
    let (face, quarters) = {
      ($0.face, $0.quarters)
    }(Unmanaged<Original>.fromOpaque(original).takeUnretainedValue())
    var (x, y) = (Double(quarters) / 4, 0.0)
    cairo_device_to_user_distance(context, &x, &y)
    cairo_translate(context, x, y)
    cairo_set_font_face(context, face)
    cairo_set_font_size(context, 1)
    var single = cairo_glyph_t(index: glyph, x: 0, y: 0)
    cairo_glyph_path(context, &single, 1)
    cairo_fill(context)
    return CAIRO_STATUS_SUCCESS
  }
}
