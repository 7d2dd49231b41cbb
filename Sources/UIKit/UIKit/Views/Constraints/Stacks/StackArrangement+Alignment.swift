internal import Foundation

extension StackArrangement {
  mutating func align() {
    for view in views { align(view) }
    guard stack.alignment != .fill, !views.isEmpty else { return }
    // Across its axis the stack view is no larger than its views need.
    add(
      "ambiguity-suppression", stack, across.length, .equal, nil, .notAnAttribute, priority: Self.fitting)
    alignBaselines()
  }

  private static var fitting: Float { 51 }

  private mutating func align(_ view: UIView) {
    let name = "alignment"
    switch stack.alignment {
    case .fill:
      add(name, view, across.start, .equal, bounds, across.start)
      add(name, view, across.end, .equal, bounds, across.end)
    case .leading:
      add(name, view, across.start, .equal, bounds, across.start)
      add("spanning-boundary", view, across.end, .lessThanOrEqual, bounds, across.end)
    case .trailing:
      add("spanning-boundary", view, across.start, .greaterThanOrEqual, bounds, across.start)
      add(name, view, across.end, .equal, bounds, across.end)
    case .center:
      add(name, view, across.center, .equal, bounds, across.center)
      keepInside(view)
    case .firstBaseline, .lastBaseline:
      keepInside(view)
    }
  }

  private mutating func keepInside(_ view: UIView) {
    add("spanning-boundary", view, across.start, .greaterThanOrEqual, bounds, across.start)
    add("spanning-boundary", view, across.end, .lessThanOrEqual, bounds, across.end)
  }

  /// Aligns the baselines of the views in a row. In a column it aligns the leading edges instead.
  private mutating func alignBaselines() {
    guard stack.alignment == .firstBaseline || stack.alignment == .lastBaseline else { return }
    guard stack.axis == .horizontal else {
      for view in views { add("alignment", view, .leading, .equal, bounds, .leading) }
      return
    }
    let isFirst = stack.alignment == .firstBaseline
    let baseline: NSLayoutConstraint.Attribute = isFirst ? .firstBaseline : .lastBaseline
    for view in views.dropFirst() {
      add("alignment", view, baseline, .equal, views[0], baseline)
    }
    // The highest view touches the top, or the lowest one the bottom.
    for view in views {
      add(
        "alignment", view, isFirst ? .top : .bottom, .equal, bounds, isFirst ? .top : .bottom,
        priority: Self.fitting)
    }
  }
}
