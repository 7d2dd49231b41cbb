internal import CellConstraints
internal import Foundation

extension LayoutEngine {
  /// Returns a constraint as a linear constraint, or nil if it refers to an item that this engine does not place.
  func equation(of constraint: NSLayoutConstraint) -> (constraint: LinearConstraint, isLive: Bool)? {
    guard let holder = constraint.installation.holder, let first = constraint.firstItem as? any LayoutItem
    else { return nil }
    let isRightToLeft = holder.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isMirrored =
      isRightToLeft && (constraint.firstAttribute.isRelative || constraint.secondAttribute.isRelative)
    let frame = EquationFrame(holder: holder, isRightToLeft: isRightToLeft, isMirrored: isMirrored)
    guard
      var sum = side(
        first, constraint.firstAttribute, constraint.installation.offsets.first, constraint.secondItem, frame)
    else { return nil }
    if let second = constraint.secondItem as? any LayoutItem {
      guard
        let other = side(
          second, constraint.secondAttribute, constraint.installation.offsets.second, first, frame)
      else { return nil }
      sum.add(other, times: -Double(constraint.multiplier))
    } else if constraint.hasSecondItem {
      return nil
    }
    sum.constant -= Double(constraint.constant)
    let relation: LinearConstraint.Relation =
      switch constraint.relation {
      case .lessThanOrEqual: .lessThanOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    return (
      LinearConstraint(
        sum.terms, constant: sum.constant, relation,
        priority: Priority(Double(constraint.priority.rawValue))), sum.isLive
    )
  }

  /// The coordinates of an equation: the view they belong to and their direction.
  struct EquationFrame {
    var holder: UIView
    var isRightToLeft: Bool
    /// Whether positions are measured from the right.
    var isMirrored: Bool
  }

  private func side(
    _ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, _ offset: AnchorAttribute.Offset?,
    _ other: AnyObject?, _ frame: EquationFrame
  ) -> LayoutExpression? {
    guard let place = expression(item, attribute, other, frame) else { return nil }
    guard let offset else { return place }
    guard let start = offset.item as? any LayoutItem,
      let from = expression(start, offset.attribute, item, frame)
    else { return nil }
    return place - from
  }

  /// Returns an attribute of an item in the coordinates of the holder.
  ///
  /// - Parameter other: the item it is compared with. An item inside a scroll view is compared with the scroll
  ///   view's content.
  private func expression(
    _ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, _ other: AnyObject?,
    _ frame: EquationFrame
  ) -> LayoutExpression? {
    let side = attribute.resolved(isRightToLeft: frame.isRightToLeft)
    let axis: NSLayoutConstraint.Axis =
      side.kind == .vertical || side == .height ? .vertical : .horizontal
    if side.isBaseline, let view = item as? UIView { return baseline(of: view, side, frame.holder) }
    guard let span = span(of: item, axis, side, other, frame.holder) else { return nil }
    let place: LayoutExpression =
      switch side.withoutMargins {
      case .width, .height: span.length
      case .left, .top, .firstBaseline: span.start
      case .centerX, .centerY: span.middle
      default: span.end
      }
    guard frame.isMirrored, side.kind == .horizontal, let width = length(of: frame.holder, .horizontal) else {
      return place
    }
    return width - place
  }

  private func span(
    of item: any LayoutItem, _ axis: NSLayoutConstraint.Axis, _ side: NSLayoutConstraint.Attribute,
    _ other: AnyObject?, _ holder: UIView
  ) -> LayoutSpan? {
    if let guide = item as? UILayoutGuide { return span(of: guide, axis, holder) }
    guard let view = item as? UIView else { return nil }
    let isPlace = side.kind != .size && side.withoutMargins != .centerX && side.withoutMargins != .centerY
    if view === holder, isPlace, other !== view, let scrollView = view as? UIScrollView {
      var span = contentSpan(of: scrollView, axis)
      if side.isOfMargins { span.inset(to: view.layoutMargins, axis) }
      return span
    }
    guard let length = length(of: view, axis) else { return nil }
    var start: LayoutExpression
    if view === holder {
      start = innerStart(of: view, axis)
    } else {
      guard let position = position(of: view, axis), let superview = view.superview,
        let offset = offset(of: superview, in: holder, axis)
      else { return nil }
      start = position + offset
    }
    var span = LayoutSpan(start: start, length: length)
    if side.isOfMargins { span.inset(to: view.layoutMargins, axis) }
    return span
  }

  private func span(
    of guide: UILayoutGuide, _ axis: NSLayoutConstraint.Axis, _ holder: UIView
  ) -> LayoutSpan? {
    guard let owner = guide.owningView, let offset = offset(of: owner, in: holder, axis) else { return nil }
    var span: LayoutSpan
    switch guide.kind {
    case .own:
      guard let place = places[ObjectIdentifier(guide)] else { return nil }
      span = LayoutSpan(
        start: LayoutExpression(items[place].position(axis)),
        length: LayoutExpression(items[place].length(axis)))
    case .scrolledContent:
      guard let scrollView = owner as? UIScrollView else { return nil }
      span = contentSpan(of: scrollView, axis)
    default:
      guard let length = length(of: owner, axis) else { return nil }
      span = LayoutSpan(start: innerStart(of: owner, axis), length: length)
      span.inset(to: guide.kind.insets(of: owner), axis)
    }
    span.start.add(offset)
    return span
  }

  /// Returns the content of a scroll view. Tables and collections set the size of their content themselves.
  private func contentSpan(of scrollView: UIScrollView, _ axis: NSLayoutConstraint.Axis) -> LayoutSpan {
    guard scrollView.sizesContentByConstraints else {
      let size = scrollView.contentSize
      return LayoutSpan(
        start: LayoutExpression(),
        length: LayoutExpression(axis == .horizontal ? size.width : size.height, isLive: true))
    }
    let item = items[addScrolledContent(of: scrollView)]
    return LayoutSpan(
      start: LayoutExpression(item.position(axis)), length: LayoutExpression(item.length(axis)))
  }

  /// Returns the start of a view's alignment rectangle in the view's own coordinates.
  private func innerStart(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> LayoutExpression {
    let (insets, origin) = (view.alignmentRectInsets, view.bounds.origin)
    return axis == .horizontal
      ? LayoutExpression(origin.x + insets.left, isLive: view is UIScrollView)
      : LayoutExpression(origin.y + insets.top, isLive: view is UIScrollView)
  }

  /// Returns the origin of the coordinates of `view` in the coordinates of a view around it.
  private func offset(
    of view: UIView, in holder: UIView, _ axis: NSLayoutConstraint.Axis
  ) -> LayoutExpression? {
    var sum = LayoutExpression()
    var next = view
    while next !== holder {
      guard let position = position(of: next, axis), let superview = next.superview else { return nil }
      sum.add(position)
      sum.add(innerStart(of: next, axis), times: -1)
      next = superview
    }
    return sum
  }

  /// Returns the start of a view's alignment rectangle in its superview.
  private func position(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> LayoutExpression? {
    if let place = places[ObjectIdentifier(view)] { return LayoutExpression(items[place].position(axis)) }
    guard view.translatesAutoresizingMaskIntoConstraints else { return nil }
    let rect = view.alignmentRect(forFrame: view.untransformedFrame)
    return LayoutExpression(axis == .horizontal ? rect.minX : rect.minY, isLive: true)
  }

  func length(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> LayoutExpression? {
    if view === host {
      return hostSize.map { LayoutExpression(axis == .horizontal ? $0.width : $0.height) }
    }
    if let place = places[ObjectIdentifier(view)] { return LayoutExpression(items[place].length(axis)) }
    guard view.translatesAutoresizingMaskIntoConstraints else { return nil }
    let rect = view.alignmentRect(forFrame: view.untransformedFrame)
    if let superview = view.superview, let place = places[ObjectIdentifier(superview)], view.stretches(axis) {
      let difference =
        axis == .horizontal ? rect.width - superview.bounds.width : rect.height - superview.bounds.height
      return LayoutExpression(items[place].length(axis)) + LayoutExpression(difference, isLive: true)
    }
    return LayoutExpression(axis == .horizontal ? rect.width : rect.height, isLive: true)
  }

  private func baseline(
    of view: UIView, _ attribute: NSLayoutConstraint.Attribute, _ holder: UIView
  ) -> LayoutExpression? {
    let named = attribute == .firstBaseline ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    if named !== view, named.isDescendant(of: view), places[ObjectIdentifier(named)] != nil {
      return baseline(of: named, attribute, holder)
    }
    guard let span = span(of: view, .vertical, .top, view, holder) else { return nil }
    guard let distances = view.baselineDistances else { return span.end }
    return attribute == .firstBaseline
      ? span.start + LayoutExpression(distances.first, isLive: true)
      : span.end - LayoutExpression(distances.last, isLive: true)
  }
}

extension LayoutSpan {
  fileprivate mutating func inset(to insets: UIEdgeInsets, _ axis: NSLayoutConstraint.Axis) {
    if axis == .horizontal {
      inset(insets.left, insets.right)
    } else {
      inset(insets.top, insets.bottom)
    }
  }
}

extension UIView {
  /// Whether the view's length along an axis follows its superview's, while both margins stay.
  fileprivate func stretches(_ axis: NSLayoutConstraint.Axis) -> Bool {
    axis == .horizontal
      ? autoresizingMask.intersection([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin])
        == .flexibleWidth
      : autoresizingMask.intersection([.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin])
        == .flexibleHeight
  }

  /// The frame that the view would have without its transform.
  var untransformedFrame: CGRect {
    guard !transform.isIdentity else { return frame }
    let (size, anchor) = (bounds.size, layer.anchorPoint)
    return CGRect(
      x: center.x - size.width * anchor.x, y: center.y - size.height * anchor.y, width: size.width,
      height: size.height)
  }
}
