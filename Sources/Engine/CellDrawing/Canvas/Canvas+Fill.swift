internal import CellSnapCairo
internal import Foundation

extension Canvas {
  func fill(_ path: Path, _ rule: FillRule, _ paint: Paint) {
    guard let bounds = path.extents, bounds.touches(visible), setSource(paint) else { return }
    setPath(path, within: bounds)
    cairo_set_fill_rule(context, rule.cairo)
    cairo_fill(context)
    releaseSource(paint)
  }
}
