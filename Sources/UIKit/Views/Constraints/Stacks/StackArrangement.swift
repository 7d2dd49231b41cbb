internal import Foundation

/// The constraints that a stack stands for.
@MainActor struct StackArrangement {
  let stack: UIStackView
  let views: [UIView]
  /// The directions along the stack and across it.
  let along: StackDirection
  let across: StackDirection
  /// What the views keep inside: the stack, or what is within its margins.
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

  /// Hidden views have no length and stand where they would; what they hold may ask for more, unseen.
  private mutating func hide() {
    for view in stack.arrangedSubviews where view.isHidden && view.superview === stack {
      add("hiding", view, along.length, .equal, nil, .notAnAttribute, priority: 999)
      add("hiding", view, along.start, .equal, bounds, along.start, priority: 999)
      add("hiding", view, across.start, .equal, bounds, across.start, priority: 999)
    }
  }
}

/// The attributes of a direction.
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
