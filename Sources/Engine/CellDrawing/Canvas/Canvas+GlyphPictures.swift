internal import CellSnapCairo
internal import Foundation

extension Canvas {
  /// Whether the glyphs of a run are too large for Cairo to keep bitmaps of them, each as large as its glyph.
  func isHuge(_ run: GlyphRun) -> Bool {
    let matrix = matrix
    let longest = max(matrix.a.magnitude + matrix.c.magnitude, matrix.b.magnitude + matrix.d.magnitude)
    return !(run.size * longest <= 2_048)
  }

  /// Paints glyphs that have their own colours as images.
  ///
  /// In a document, Cairo would otherwise turn all glyphs around them into one image. For huge glyphs, a smaller
  /// image is enlarged.
  func paintPictures(of run: GlyphRun, at origin: CGPoint) {
    // Enough for a screen with four pixels per point. A glyph and its overhang fit into three times its size.
    let scale = 3 * run.size * 4 < 4_096 ? 4 : 340 / run.size
    let side = (3 * run.size * scale).rounded(.up)
    let (picture, third) = (CGRect(x: 0, y: 0, width: side, height: side), side / scale / 3)
    for glyph in run.glyphs {
      let rect = CGRect(
        x: origin.x + glyph.x - third, y: origin.y + glyph.y - 2 * third, width: 3 * third, height: 3 * third)
      guard rect.isFinite, Extents(rect).touches(visible) else { continue }
      if let documentImages {
        let surface = documentImages.surface(ofGlyph: glyph.id, run.face, size: run.size, scale: scale) {
          self.picture(of: glyph, in: run, side: Int(side), scale: scale)
        }
        guard let surface else { continue }
        draw(surface, picture, into: rect, tint: nil, interpolation: .linear)
      } else {
        self.picture(of: glyph, in: run, side: Int(side), scale: scale)?.withSurface {
          draw($0, picture, into: rect, tint: nil, interpolation: .linear)
        }
      }
    }
  }

  /// Returns a square picture of a glyph whose origin is a third from the left and two thirds from the top.
  private func picture(of glyph: GlyphRun.Glyph, in run: GlyphRun, side: Int, scale: Double) -> ImagePixels? {
    guard let bitmap = try? Bitmap(width: side, height: side) else { return nil }
    var single = run
    single.glyphs = [GlyphRun.Glyph(id: glyph.id, x: 0, y: 0)]
    bitmap.draw { context in
      let third = Double(side) / 3
      cairo_translate(context, third, 2 * third)
      cairo_scale(context, scale, scale)
      let canvas = Canvas(
        owning: cairo_reference(context), target: .bitmap, resources: resources, visible: .everything)
      canvas.paintGlyphs(of: single, TextAppearance(color: .black), at: .zero)
    }
    return ImagePixels(bitmap)
  }
}
