internal import CCairo
internal import Foundation

extension Canvas {
  func stroke(_ path: Path, _ stroke: Stroke, _ paint: Paint) {
    guard stroke.width > 0, stroke.width.isFinite, let bounds = path.extents?.outset(by: stroke.reach),
      bounds.touches(visible), setSource(paint)
    else { return }
    setPath(path, within: bounds)
    setStroke(stroke)
    cairo_stroke(context)
    releaseSource(paint)
  }

  func setStroke(_ stroke: Stroke) {
    cairo_set_line_width(context, stroke.width)
    cairo_set_line_cap(context, stroke.cap.cairo)
    cairo_set_line_join(context, stroke.join.cairo)
    cairo_set_miter_limit(context, stroke.miterLimit.isFinite ? max(1, stroke.miterLimit) : 10)
    // Dashes without length or with a negative one put a Cairo context into an error it does not leave.
    let isDashed =
      stroke.dashes.allSatisfy { $0 >= 0 && $0.isFinite } && stroke.dashes.contains { $0 > 0 }
    let dashes: [Double] = isDashed ? stroke.dashes.map { Double($0) } : []
    cairo_set_dash(
      context, dashes, Int32(dashes.count), stroke.dashPhase.isFinite ? stroke.dashPhase : 0)
  }
}

extension Stroke.Cap {
  fileprivate var cairo: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension Stroke.Join {
  fileprivate var cairo: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}
