internal import CellSnapCairo
internal import Foundation

extension Canvas {
  /// Makes `path` the context's path. Its extents are `bounds`.
  ///
  /// Coordinates far outside the visible part are moved nearer, because Cairo stores whole pixels in 24 bits.
  func setPath(_ path: Path, within bounds: Extents) {
    cairo_new_path(context)
    let limits = coordinateLimits
    let isInside =
      bounds.minX >= limits.minX && bounds.maxX <= limits.maxX && bounds.minY >= limits.minY
      && bounds.maxY <= limits.maxY
    func near(_ point: CGPoint) -> CGPoint {
      isInside
        ? point
        : CGPoint(
          x: min(max(point.x, limits.minX), limits.maxX), y: min(max(point.y, limits.minY), limits.maxY))
    }
    for element in path.elements {
      switch element {
      case .move(let point):
        let point = near(point)
        cairo_move_to(context, point.x, point.y)
      case .line(let point):
        let point = near(point)
        cairo_line_to(context, point.x, point.y)
      case .curve(let first, let second, let end):
        let (first, second, end) = (near(first), near(second), near(end))
        cairo_curve_to(context, first.x, first.y, second.x, second.y, end.x, end.y)
      case .close: cairo_close_path(context)
      }
    }
  }

  func clip(to clip: Group.Clip) {
    cairo_new_path(context)
    if let bounds = clip.path.extents { setPath(clip.path, within: bounds) }
    cairo_set_fill_rule(context, clip.rule.cairo)
    cairo_clip(context)
    updateVisible()
  }

  /// The box in which coordinates are exact: a million pixels around the visible part.
  private var coordinateLimits: Extents {
    let matrix = matrix
    let scale = max(abs(matrix.a) + abs(matrix.c), abs(matrix.b) + abs(matrix.d))
    return visible.outset(by: 1_000_000 / max(scale, 1e-9))
  }
}

extension FillRule {
  var cairo: cairo_fill_rule_t {
    switch self {
    case .nonZero: CAIRO_FILL_RULE_WINDING
    case .evenOdd: CAIRO_FILL_RULE_EVEN_ODD
    }
  }
}
