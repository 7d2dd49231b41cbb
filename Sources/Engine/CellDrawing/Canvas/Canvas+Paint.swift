internal import CellSnapCairo
internal import Foundation

extension Canvas {
  /// Makes `paint` the context's source. Returns false if it paints nothing.
  func setSource(_ paint: Paint) -> Bool {
    switch paint {
    case .color(let color): setSource(color)
    case .linear(let gradient): setSource(gradient)
    case .radial(let gradient): setSource(gradient)
    case .pattern(let pattern): setSource(pattern)
    }
  }

  /// Releases a source whose pixels the context does not own.
  func releaseSource(_ paint: Paint) {
    if case .pattern = paint { cairo_set_source_rgb(context, 0, 0, 0) }
  }

  func setSource(_ color: Color) -> Bool {
    guard color.alpha > 0 else { return false }
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
    return true
  }

  private func setSource(_ gradient: LinearGradient) -> Bool {
    guard gradient.start.isFinite, gradient.end.isFinite,
      let pattern = cairo_pattern_create_linear(
        gradient.start.x, gradient.start.y, gradient.end.x, gradient.end.y)
    else { return false }
    return setSource(pattern, stops: gradient.stops)
  }

  private func setSource(_ gradient: RadialGradient) -> Bool {
    guard gradient.startCenter.isFinite, gradient.endCenter.isFinite, gradient.startRadius >= 0,
      gradient.endRadius >= 0, gradient.startRadius.isFinite, gradient.endRadius.isFinite,
      let inverse = gradient.transform.inverse,
      let pattern = cairo_pattern_create_radial(
        gradient.startCenter.x, gradient.startCenter.y, gradient.startRadius, gradient.endCenter.x,
        gradient.endCenter.y, gradient.endRadius)
    else { return false }
    var matrix = inverse.cairo
    cairo_pattern_set_matrix(pattern, &matrix)
    return setSource(pattern, stops: gradient.stops)
  }

  /// Sets a gradient as the source. Takes over the reference to `pattern`.
  private func setSource(_ pattern: OpaquePointer, stops: [GradientStop]) -> Bool {
    defer { cairo_pattern_destroy(pattern) }
    for stop in stops where stop.location.isFinite {
      let color = stop.color
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.location, color.red, color.green, color.blue, color.alpha)
    }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_set_source(context, pattern)
    return true
  }
}

extension Transform {
  var cairo: cairo_matrix_t { cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty) }

  /// The inverse, or nil if the transform is not finite or flattens everything onto a line or a point.
  var inverse: Transform? {
    let determinant = determinant
    guard isFinite, abs(determinant) > 1e-12, determinant.isFinite else { return nil }
    return Transform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }
}

extension CGPoint {
  var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGRect {
  var isFinite: Bool {
    origin.isFinite && size.width.isFinite && size.height.isFinite && (minX + width).isFinite
      && (minY + height).isFinite
  }
}
