internal import Foundation

/// The constraints of a stack view.
@MainActor struct StackArrangement {
  let stack: UIStackView
  let views: [UIView]
  /// The attributes along the stack view's axis and across it.
  let along: StackDirection
  let across: StackDirection
  /// The item that the views stay inside: the stack view or its layout margins guide.
  let bounds: any LayoutItem
  private(set) var constraints: [NSLayoutConstraint] = []
  private(set) var guides: [UILayoutGuide] = []

  init(_ stack: UIStackView) {
    self.stack = stack
    views = stack.shownSubviews
    along = StackDirection(stack.axis)
    across = StackDirection(stack.axis == .horizontal ? .vertical : .horizontal)
    bounds = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
  }

  mutating func arrange() {
    if let first = views.first, let last = views.last {
      add("canvas-connection", first, along.start, .equal, bounds, along.start)
      add("canvas-connection", bounds, along.end, .equal, last, along.end)
    }
    distribute()
    align()
    hide()
  }

  mutating func add(
    _ name: String, _ first: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation, _ second: (any LayoutItem)?,
    _ other: NSLayoutConstraint.Attribute, multiplier: CGFloat = 1, constant: CGFloat = 0,
    priority: Float = 1000
  ) {
    let constraint = NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: other,
      multiplier: multiplier, constant: constant)
    constraint.identifier = "UISV-\(name)"
    constraint.installation.isOfStack = true
    constraint.priority = UILayoutPriority(priority)
    constraints.append(constraint)
  }

  mutating func makeGuide() -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.identifier = "UISV-distributing"
    guides.append(guide)
    return guide
  }

  /// Gives hidden views no length and places them as UIKit does: halfway between the shown views around them, or at
  /// the start if a single view is shown. Their contents may ask for more length, but nobody sees it.
  private mutating func hide() {
    for (index, view) in stack.arrangedSubviews.enumerated() where view.isHidden && view.superview === stack {
      add("hiding", view, along.length, .equal, nil, .notAnAttribute, priority: 999)
      let previous = stack.arrangedSubviews[..<index].last { $0.superview === stack && !$0.isHidden }
      if let previous, views.count > 1 {
        add(
          "hiding", view, along.start, .equal, previous, along.end,
          constant: stack.spacing(after: previous) / 2,
          priority: 999)
      } else {
        add("hiding", view, along.start, .equal, bounds, along.start, priority: 999)
      }
      alignHidden(view)
    }
  }

  /// Aligns a hidden view across the axis. As in UIKit, a hidden view that fills the stack view can stretch it.
  private mutating func alignHidden(_ view: UIView) {
    switch stack.alignment {
    case .fill:
      add("alignment", view, across.start, .equal, bounds, across.start)
      add("alignment", view, across.end, .equal, bounds, across.end)
    case .center: add("hiding", view, across.center, .equal, bounds, across.center, priority: 999)
    case .trailing: add("hiding", view, across.end, .equal, bounds, across.end, priority: 999)
    case .leading, .firstBaseline, .lastBaseline:
      add("hiding", view, across.start, .equal, bounds, across.start, priority: 999)
    }
  }
}

/// The attributes of an axis.
struct StackDirection {
  var start: NSLayoutConstraint.Attribute
  var end: NSLayoutConstraint.Attribute
  var center: NSLayoutConstraint.Attribute
  var length: NSLayoutConstraint.Attribute
  var axis: NSLayoutConstraint.Axis

  init(_ axis: NSLayoutConstraint.Axis) {
    self.axis = axis
    switch axis {
    case .horizontal: (start, end, center, length) = (.leading, .trailing, .centerX, .width)
    case .vertical: (start, end, center, length) = (.top, .bottom, .centerY, .height)
    }
  }
}
