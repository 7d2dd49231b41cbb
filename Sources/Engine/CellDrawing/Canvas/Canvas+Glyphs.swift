internal import CellSnapCairo
internal import Foundation

extension Canvas {
  /// Fills glyphs in the current colour, each within an eighth of a pixel of its place in its line.
  ///
  /// Cairo alone would set each glyph on a whole pixel. As on an iPhone, baselines stay on whole pixels.
  ///
  /// - Parameter glyphs: The run's glyphs in the current coordinates. The context has their font.
  func fill(_ glyphs: UnsafeBufferPointer<cairo_glyph_t>, of run: GlyphRun, isOpaque: Bool) {
    let matrix = matrix
    guard !isOfShapes, !resources.fonts.isColored(run.face) else {
      return cairo_show_glyphs(context, glyphs.baseAddress, Int32(glyphs.count))
    }
    guard matrix.b == 0, matrix.c == 0, matrix.a != 0, !isHuge(run) else {
      // Turned text has no line of pixels to be on. In huge text nobody sees the difference.
      cairo_new_path(context)
      cairo_glyph_path(context, glyphs.baseAddress, Int32(glyphs.count))
      return cairo_fill(context)
    }
    let ink = InkBoxes(of: glyphs, in: context)
    guard ink.touch || !isOpaque, ink.all.touches(visible) else {
      return show(glyphs, of: run, under: matrix, isCut: ink.isCut)
    }
    // Glyphs that overlap are one shape: it has no seams, and translucent glyphs are no darker where they overlap.
    saving {
      let box = Extents(matrix.apply(ink.all.rect)).roundedOut.outset(by: 1)
      var pointMatrix = matrix.cairo
      cairo_identity_matrix(context)
      cairo_new_path(context)
      cairo_rectangle(context, box.minX, box.minY, box.width, box.height)
      cairo_clip(context)
      cairo_set_matrix(context, &pointMatrix)
      cairo_push_group_with_content(context, CAIRO_CONTENT_ALPHA)
      cairo_set_operator(context, CAIRO_OPERATOR_ADD)
      cairo_set_source_rgba(context, 0, 0, 0, 1)
      show(glyphs, of: run, under: matrix, isCut: ink.isCut)
      let mask = cairo_pop_group(context)
      cairo_mask(context, mask)
      cairo_pattern_destroy(mask)
    }
  }

  /// Shows the glyphs in groups by their distance to the right of a whole pixel, each group with its own font.
  ///
  /// - Parameter isCut: Whether the font without a shift would cut off some glyphs.
  private func show(
    _ glyphs: UnsafeBufferPointer<cairo_glyph_t>, of run: GlyphRun, under matrix: Transform, isCut: Bool
  ) {
    for quarters in isCut ? 1..<5 : 0..<4 {
      resources.withKind(of: glyphs) { glyph in
        let place = ((glyph.x * matrix.a + matrix.tx) * 4).rounded()
        let pixel = ((place - Double(quarters)) / 4).rounded(.down)
        guard place - 4 * pixel == Double(quarters) else { return nil }
        return cairo_glyph_t(index: glyph.index, x: (pixel - matrix.tx) / matrix.a, y: glyph.y)
      } _: { kind in
        guard !kind.isEmpty,
          let font = resources.fonts.scaledFont(
            run.face, size: run.size, under: matrix, shiftedBy: quarters)
        else { return }
        cairo_set_scaled_font(context, font)
        cairo_show_glyphs(context, kind.baseAddress, Int32(kind.count))
      }
    }
  }
}

/// The boxes of the glyphs' ink.
private struct InkBoxes {
  var all = Extents.nothing
  /// Whether the ink of a glyph may overlap the ink of the glyph before it.
  var touch = false
  /// Whether a glyph has ink further from its origin than the font's maximum extents. Cairo cuts it off there.
  var isCut = false

  /// Measures glyphs in the font of a context.
  init(of glyphs: UnsafeBufferPointer<cairo_glyph_t>, in context: OpaquePointer) {
    let font = cairo_get_scaled_font(context)
    var metrics = cairo_font_extents_t()
    cairo_scaled_font_extents(font, &metrics)
    let reach = max(metrics.max_x_advance, metrics.height)
    var last = Extents.nothing
    for glyph in glyphs {
      var single = glyph
      var ink = cairo_text_extents_t()
      cairo_scaled_font_glyph_extents(font, &single, 1, &ink)
      guard ink.width > 0, ink.height > 0 else { continue }
      let minX = glyph.x + ink.x_bearing
      let minY = glyph.y + ink.y_bearing
      let box = Extents(minX: minX, minY: minY, maxX: minX + ink.width, maxY: minY + ink.height)
      touch = touch || box.touches(last)
      isCut =
        isCut
        || max(-ink.x_bearing, ink.x_bearing + ink.width, -ink.y_bearing, ink.y_bearing + ink.height) > reach
      all = all.union(box)
      last = box
    }
  }
}
