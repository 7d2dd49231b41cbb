internal import CellSnapCairo
internal import Foundation

extension Canvas {
  func stroke(_ path: Path, _ stroke: Stroke, _ paint: Paint) {
    guard stroke.width > 0, stroke.width.isFinite, let bounds = path.extents?.outset(by: stroke.reach),
      bounds.touches(visible), setSource(paint)
    else { return }
    setPath(path, within: bounds)
    setStroke(stroke)
    if dashCount(stroke) > Self.maximumDashes { cairo_set_dash(context, nil, 0, 0) }
    cairo_stroke(context)
    releaseSource(paint)
  }

  /// The maximum number of dashes. A path with more is drawn as a solid line: nobody could see more, and they would
  /// take minutes.
  private static let maximumDashes = 100_000.0

  /// Returns approximately how many dashes and gaps the context's path has.
  private func dashCount(_ stroke: Stroke) -> Double {
    let period = stroke.dashes.reduce(0, +)
    guard cairo_get_dash_count(context) > 0, period > 0, let path = cairo_copy_path(context) else { return 0 }
    defer { cairo_path_destroy(path) }
    var (length, place) = (0.0, 0)
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    while let data = path.pointee.data, place < Int(path.pointee.num_data) {
      let header = data[place].header
      let points = (1..<Int(header.length)).map {
        CGPoint(x: data[place + $0].point.x, y: data[place + $0].point.y)
      }
      if header.type == CAIRO_PATH_MOVE_TO, let first = points.first { (start, current) = (first, first) }
      for point in header.type == CAIRO_PATH_CLOSE_PATH ? [start] : points {
        length += hypot(point.x - current.x, point.y - current.y)
        current = point
      }
      place += Int(header.length)
    }
    return length / period * Double(stroke.dashes.count)
  }

  func setStroke(_ stroke: Stroke) {
    cairo_set_line_width(context, stroke.width)
    cairo_set_line_cap(context, stroke.cap.cairo)
    cairo_set_line_join(context, stroke.join.cairo)
    cairo_set_miter_limit(context, stroke.usableMiterLimit)
    // Negative dashes, or dashes that are all zero, put a Cairo context into an error state that it never leaves.
    let isDashed =
      stroke.dashes.allSatisfy { $0 >= 0 && $0.isFinite } && stroke.dashes.contains { $0 > 0 }
    // Cairo never stops counting if the dashes' lengths or their phase add up to infinity.
    let dashes: [Double] = isDashed ? stroke.dashes.map { min($0, 1e9) } : []
    let phase = fmod(stroke.dashPhase, 2 * dashes.reduce(0, +))
    cairo_set_dash(context, dashes, Int32(dashes.count), phase.isFinite ? phase : 0)
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
