internal import CellSnapCairo
internal import Foundation

extension Canvas {
  func text(_ text: LaidOutText, at point: CGPoint) {
    guard point.isFinite, let box = text.extents(at: point), box.touches(visible) else { return }
    let reach = text.reach
    for line in text.lines {
      let lineBox = Extents(
        minX: -.infinity, minY: point.y + line.top, maxX: .infinity, maxY: point.y + line.top + line.height)
      guard lineBox.outset(by: max(line.height, line.ascent + line.descent) + reach).touches(visible) else {
        continue
      }
      paint(line, of: text, at: point)
    }
  }

  /// Paints the backgrounds of a line, then its shadows, glyphs, underlines and strikethroughs.
  private func paint(_ line: TextLine, of text: LaidOutText, at point: CGPoint) {
    let origin = CGPoint(x: point.x + line.origin.x, y: point.y + line.origin.y)
    guard origin.isFinite else { return }
    for run in line.runs {
      guard let color = text.appearances[run.appearance].background else { continue }
      let box = CGRect(x: origin.x + run.x, y: point.y + line.top, width: run.width, height: line.height)
      fill(.rect(box), .nonZero, .color(color))
    }
    for run in line.runs {
      var appearance = text.appearances[run.appearance]
      if let pattern = appearance.pattern { appearance.pattern = pattern.translated(x: point.x, y: point.y) }
      if let shadow = appearance.shadow { self.shadow(shadow, of: run, appearance, at: origin) }
      paint(run, appearance, at: origin)
    }
  }

  /// Paints a run without its background and shadow.
  func paint(_ run: GlyphRun, _ appearance: TextAppearance, at origin: CGPoint) {
    if let style = appearance.underline {
      decorate(
        run, style, appearance.paint(of: appearance.underlineColor), at: origin, offset: run.underlinePosition
      )
    }
    if let attachment = run.attachment {
      paint(attachment, at: CGPoint(x: origin.x + run.x, y: origin.y))
    } else {
      paintGlyphs(of: run, appearance, at: origin)
    }
    if let style = appearance.strikethrough {
      decorate(
        run, style, appearance.paint(of: appearance.strikethroughColor), at: origin,
        offset: run.strikethroughPosition)
    }
  }

  private func paint(_ attachment: TextAttachment, at origin: CGPoint) {
    guard let picture = attachment.image else { return }
    let bounds = attachment.bounds
    let rect = CGRect(
      x: origin.x + bounds.minX + attachment.padding, y: origin.y - bounds.minY - bounds.height,
      width: bounds.width,
      height: bounds.height)
    image(ImageNode(image: picture, rect: rect, tint: attachment.tint))
  }

  func paintGlyphs(of run: GlyphRun, _ appearance: TextAppearance, at origin: CGPoint) {
    guard !run.glyphs.isEmpty, run.size > 0, run.size.isFinite else { return }
    if resources.fonts.isColored(run.face), isOfShapes || isHuge(run) {
      return paintPictures(of: run, at: origin)
    }
    resources.withGlyphs(run.glyphs, at: origin) { glyphs in
      resources.fonts.inTurn { paint(glyphs, of: run, appearance) }
    }
  }

  private func paint(
    _ glyphs: UnsafeBufferPointer<cairo_glyph_t>, of run: GlyphRun, _ appearance: TextAppearance
  ) {
    guard let font = resources.fonts.scaledFont(run.face, size: run.size, under: matrix) else { return }
    cairo_set_scaled_font(context, font)
    if appearance.strokeWidth <= 0, setSource(appearance.paint()) {
      fill(glyphs, of: run, isOpaque: appearance.color.alpha >= 1 && appearance.pattern == nil)
    }
    if let stroke = Stroke(of: run, appearance),
      setSource(appearance.paint(of: appearance.strokeColor)),
      let font = resources.fonts.scaledFont(run.face, size: run.size, under: matrix)
    {
      cairo_set_scaled_font(context, font)
      cairo_new_path(context)
      cairo_glyph_path(context, glyphs.baseAddress, Int32(glyphs.count))
      setStroke(stroke)
      cairo_stroke(context)
    }
  }

  /// Paints a line along a run. Its middle is `offset` below the baseline.
  private func decorate(
    _ run: GlyphRun, _ style: TextAttributes.Line, _ paint: Paint, at origin: CGPoint, offset: CGFloat
  ) {
    guard !style.isByWord || !run.isSpace else { return }
    let thickness = max(run.underlineThickness, run.size / 20) * (style.kind == .thick ? 2 : 1)
    func bar(_ middle: CGFloat) {
      let box = onPixelRows(
        CGRect(x: origin.x + run.x, y: middle - thickness / 2, width: run.width, height: thickness))
      guard style.pattern != .solid else { return fill(.rect(box), .nonZero, paint) }
      var dashes = Path()
      for part in style.pattern.parts(of: run.width, thickness: thickness) {
        dashes.append(
          .rect(
            CGRect(
              x: box.minX + part.lowerBound, y: box.minY, width: part.upperBound - part.lowerBound,
              height: box.height)))
      }
      fill(dashes, .nonZero, paint)
    }
    bar(origin.y + offset)
    if style.kind == .double { bar(origin.y + offset + 2 * thickness) }
  }

  /// Returns `box` moved to a whole pixel and with a height of whole pixels, so that a line looks even. Returns it
  /// unchanged if the canvas is not upright.
  private func onPixelRows(_ box: CGRect) -> CGRect {
    let matrix = matrix
    guard !isOfShapes, matrix.b == 0, matrix.c == 0, matrix.d > 0 else { return box }
    let top = (box.minY * matrix.d + matrix.ty).rounded()
    let height = max(1, (box.height * matrix.d).rounded())
    return CGRect(
      x: box.minX, y: (top - matrix.ty) / matrix.d, width: box.width, height: height / matrix.d)
  }
}

extension TextAppearance {
  /// Returns the paint of a part of the text with its own colour, or of the text.
  fileprivate func paint(of own: Color? = nil) -> Paint {
    own.map { .color($0) } ?? pattern.map { .pattern($0) } ?? .color(color)
  }
}
