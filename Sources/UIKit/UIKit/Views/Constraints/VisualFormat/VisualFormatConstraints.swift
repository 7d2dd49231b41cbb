internal import Foundation

/// The constraints of a parsed visual format.
@MainActor struct VisualFormatConstraints {
  private let format: VisualFormat
  private let options: NSLayoutConstraint.FormatOptions
  private let views: [String: UIView]
  private var made: [NSLayoutConstraint] = []

  init(
    _ format: VisualFormat, _ options: NSLayoutConstraint.FormatOptions, _ views: [String: UIView]
  ) {
    self.format = format
    self.options = options
    self.views = views
  }

  mutating func make() -> [NSLayoutConstraint] {
    let items = format.elements.compactMap { views[$0.name] }
    guard items.count == format.elements.count else { return [] }
    if let connection = format.start, let superview = items[0].superview {
      edge(connection, items[0], superview, isStart: true)
    }
    for (element, item) in zip(format.elements, items) { size(element, item) }
    for (index, connection) in format.connections.enumerated() {
      space(connection, items[index], items[index + 1])
    }
    if let connection = format.end, let last = items.last, let superview = last.superview {
      edge(connection, last, superview, isStart: false)
    }
    for (item, next) in zip(items, items.dropFirst()) { align(item, next) }
    return made
  }

  /// The sides at which views begin and end.
  private var sides: (start: NSLayoutConstraint.Attribute, end: NSLayoutConstraint.Attribute) {
    guard format.axis == .horizontal else { return (.top, .bottom) }
    switch options.intersection(.directionMask) {
    case .directionLeftToRight: return (.left, .right)
    case .directionRightToLeft: return (.right, .left)
    default: return (.leading, .trailing)
    }
  }

  private mutating func add(
    _ first: UIView, _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
    _ second: UIView?, _ other: NSLayoutConstraint.Attribute, _ constant: CGFloat, _ priority: Float = 1000
  ) {
    let constraint = NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: other,
      multiplier: 1, constant: constant)
    constraint.priority = UILayoutPriority(priority)
    made.append(constraint)
  }

  /// Adds the space at the edge of the superview. A standard space there is the superview's margin.
  private mutating func edge(
    _ connection: VisualFormat.Connection, _ view: UIView, _ superview: UIView, isStart: Bool
  ) {
    let side = isStart ? sides.start : sides.end
    // The later item in the layout direction comes first, so that the space is positive.
    let (first, second) = isStart ? (view, superview) : (superview, view)
    let sign: CGFloat = sides.start == .right ? -1 : 1
    switch connection {
    case .none: add(first, side, .equal, second, side, 0)
    case .standard:
      let margin = side.ofMargins
      add(first, isStart ? side : margin, .equal, second, isStart ? margin : side, 0)
    case .predicates(let predicates):
      for predicate in predicates {
        guard case .constant(let constant) = predicate.object else { continue }
        add(
          first, side, sign < 0 ? predicate.relation.reversed : predicate.relation, second, side,
          sign * constant, predicate.priority)
      }
    }
  }

  private mutating func size(_ element: VisualFormat.Element, _ view: UIView) {
    let side: NSLayoutConstraint.Attribute = format.axis == .horizontal ? .width : .height
    for predicate in element.predicates {
      switch predicate.object {
      case .constant(let constant):
        add(view, side, predicate.relation, nil, .notAnAttribute, constant, predicate.priority)
      case .view(let name):
        add(view, side, predicate.relation, views[name], side, 0, predicate.priority)
      }
    }
  }

  private mutating func space(_ connection: VisualFormat.Connection, _ view: UIView, _ next: UIView) {
    let isByBaselines = options.contains(.spacingBaselineToBaseline) && format.axis == .vertical
    let (start, end) =
      isByBaselines ? (NSLayoutConstraint.Attribute.firstBaseline, .lastBaseline) : sides
    let sign: CGFloat = start == .right ? -1 : 1
    switch connection {
    case .none: add(next, start, .equal, view, end, 0)
    case .standard: add(next, start, .equal, view, end, sign * SystemSpacing.neighbours)
    case .predicates(let predicates):
      for predicate in predicates {
        guard case .constant(let constant) = predicate.object else { continue }
        add(
          next, start, sign < 0 ? predicate.relation.reversed : predicate.relation, view, end,
          sign * constant, predicate.priority)
      }
    }
  }

  private mutating func align(_ view: UIView, _ next: UIView) {
    let alignments: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
      (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
      (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline),
      (.alignAllFirstBaseline, .firstBaseline),
    ]
    for (option, attribute) in alignments where options.contains(option) {
      add(next, attribute, .equal, view, attribute, 0)
    }
  }
}

extension NSLayoutConstraint.Relation {
  /// The relation after both sides are negated.
  var reversed: Self {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// The same side of the rectangle within the margins.
  var ofMargins: Self {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    default: self
    }
  }
}
