internal import Foundation

extension StackArrangement {
  mutating func distribute() {
    switch stack.distribution {
    case .fill:
      space(.equal)
      fillFirst()
    case .fillEqually:
      space(.equal)
      for view in views.dropFirst() {
        add("fill-equally", view, along.length, .equal, views[0], along.length)
      }
    case .fillProportionally:
      space(.equal)
      fillProportionally()
    case .equalSpacing:
      space(.greaterThanOrEqual)
      equalise("equal-spacing", from: along.end, to: along.start, priority: 1000)
      keepShort()
    case .equalCentering:
      space(.greaterThanOrEqual)
      equalise("equal-centering", from: along.center, to: along.center, priority: 149)
      keepShort()
    }
  }

  /// Adds the spacing between neighbours, which a column can have from baseline to baseline.
  private mutating func space(_ relation: NSLayoutConstraint.Relation) {
    let isByBaselines = stack.isBaselineRelativeArrangement && stack.axis == .vertical
    for (view, next) in zip(views, views.dropFirst()) {
      let start = isByBaselines ? NSLayoutConstraint.Attribute.firstBaseline : along.start
      let end = isByBaselines ? NSLayoutConstraint.Attribute.lastBaseline : along.end
      let constant =
        stack.hasStandardSpacing(after: view)
        ? SystemSpacing.between(
          AnchorAttribute(item: view, attribute: end), AnchorAttribute(item: next, attribute: start))
        : stack.spacing(after: view)
      add("spacing", next, start, relation, view, end, constant: constant)
    }
  }

  /// Lets the first view grow if several views have the same hugging priority. A priority below all others keeps
  /// the other views small.
  private mutating func fillFirst() {
    for view in views.dropFirst() {
      add(
        "ambiguity-suppression", view, along.length, .equal, nil, .notAnAttribute,
        priority: Self.minimumPriority)
    }
  }

  private static var minimumPriority: Float { 0.5 }

  /// Keeps the stack view short, so that flexible spaces grow only if the stack view is made longer.
  private mutating func keepShort() {
    add("canvas-fit", stack, along.length, .equal, nil, .notAnAttribute, priority: Self.fitting)
  }

  /// A priority below the priority of the size that a stack view is asked to fit.
  private static var fitting: Float { 48 }

  /// Gives each view the share of the stack view's length that its content has of all contents and spaces. The last
  /// view takes the remainder. As in UIKit, standard spaces do not count.
  ///
  /// If a view has no intrinsic length, such as a stack view, the views are distributed as in `fill`.
  private mutating func fillProportionally() {
    let lengths = views.map { view in
      let size = view.intrinsicContentSize
      return along.axis == .horizontal ? size.width : size.height
    }
    let total =
      lengths.reduce(0, +)
      + views.dropLast().reduce(0) { total, view in
        total + (stack.hasStandardSpacing(after: view) ? 0 : stack.spacing(after: view))
      }
    guard total > 0, lengths.allSatisfy({ $0 >= 0 }) else { return fillFirst() }
    for (index, view) in views.enumerated() {
      let isLast = index == views.count - 1
      add(
        "fill-proportionally", view, along.length, .equal, bounds, along.length,
        multiplier: lengths[index] / total, priority: isLast ? 998 : 999)
    }
  }

  /// Makes the distances between neighbours equal, with guides that span them.
  private mutating func equalise(
    _ name: String, from: NSLayoutConstraint.Attribute, to: NSLayoutConstraint.Attribute, priority: Float
  ) {
    var first: UILayoutGuide?
    for (index, (view, next)) in zip(views, views.dropFirst()).enumerated() {
      let guide = makeGuide()
      add("distributing-edge", guide, along.start, .equal, view, from)
      add("distributing-edge", guide, along.end, .equal, next, to)
      if let first {
        // The priorities decrease from space to space, so that the later spaces give way if there is too little
        // room.
        add(
          name, guide, along.length, .equal, first, along.length,
          priority: priority == 1000 ? 1000 : max(priority - Float(index) + 1, 1))
      } else {
        first = guide
      }
    }
  }
}
