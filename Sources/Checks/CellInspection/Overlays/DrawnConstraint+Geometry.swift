import CellSnapshots
import Foundation
import UIKit

extension DrawnConstraint {
  /// The length by which a line across one view reaches beyond it, in points.
  private static let overhang: CGFloat = 6
  /// The distance of the line for a width or a height from the edge, in points.
  private static let inset: CGFloat = 5

  /// Returns nil if the constraint cannot be drawn.
  ///
  /// - Parameter names: The names of the views.
  @MainActor
  init?(
    _ constraint: NSLayoutConstraint, on page: ConstraintItem.Page, names: [ObjectIdentifier: String]
  ) {
    guard !constraint.isOfDistance, let holder = constraint.holder else { return nil }
    let isRightToLeft = holder.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let attributes = (
      constraint.firstAttribute.resolved(isRightToLeft: isRightToLeft),
      constraint.secondAttribute.resolved(isRightToLeft: isRightToLeft)
    )
    guard let first = ConstraintItem(constraint.firstItem, attributes.0, of: holder, on: page) else {
      return nil
    }
    let second = ConstraintItem(constraint.secondItem, attributes.1, of: holder, on: page)
    if second == nil, constraint.secondItem != nil { return nil }
    let words = Words(constraint, first, second, names)
    if attributes.0.kind == .size {
      shape = .distance
      line = Self.size(isWidth: attributes.0 == .width, of: first.rect)
      label = words.size
    } else {
      // No line shows a left side that is equal to a top.
      guard let second, attributes.0.kind == attributes.1.kind else { return nil }
      let isHorizontal = attributes.0.kind == .horizontal
      let isApart = abs(first.position - second.position) > 0.25
      shape = isApart ? .distance : .guide
      line =
        isApart
        ? Self.distance(isHorizontal, first, second) : Self.guide(isHorizontal, first, second)
      let isMirrored =
        isRightToLeft
        && (constraint.firstAttribute != attributes.0 || constraint.secondAttribute != attributes.1)
      label = words.distance(isMirrored: isMirrored, isApart: isApart)
    }
    caption = words.whole
    isRequired = constraint.priority == .required
    state = constraint.isBroken ? .broken : constraint.isOfStack ? .ofStack : .holds
  }

  private static func size(isWidth: Bool, of rect: CGRect) -> AxisLine {
    isWidth
      ? AxisLine(
        isHorizontal: true, from: rect.minX, to: rect.maxX, at: rect.maxY - min(inset, rect.height / 2))
      : AxisLine(
        isHorizontal: false, from: rect.minY, to: rect.maxY, at: rect.maxX - min(inset, rect.width / 2))
  }

  /// Returns the line of a distance. It crosses the common range of both items, or only the first item if they have no
  /// common range.
  @MainActor
  private static func distance(
    _ isHorizontal: Bool, _ first: ConstraintItem, _ second: ConstraintItem
  ) -> AxisLine {
    let (left, _, common) = ranges(!isHorizontal, first, second)
    let across = common.0 <= common.1 ? (common.0 + common.1) / 2 : (left.0 + left.1) / 2
    return AxisLine(isHorizontal: isHorizontal, from: first.position, to: second.position, at: across)
  }

  /// Returns a line along the common range of both items, which is the smaller item's range if the larger item encloses
  /// it. If there is none, the line runs along both.
  @MainActor
  private static func guide(
    _ isHorizontal: Bool, _ first: ConstraintItem, _ second: ConstraintItem
  ) -> AxisLine {
    let (left, right, common) = ranges(!isHorizontal, first, second)
    let isBeside = common.0 >= common.1
    let ends =
      isBeside
      ? (min(left.0, right.0), max(left.1, right.1)) : (common.0 - overhang, common.1 + overhang)
    return AxisLine(isHorizontal: !isHorizontal, from: ends.0, to: ends.1, at: first.position)
  }

  /// Returns the range of each item, and their common range, whose end may be before its start.
  @MainActor
  private static func ranges(
    _ isHorizontal: Bool, _ first: ConstraintItem, _ second: ConstraintItem
  ) -> ((CGFloat, CGFloat), (CGFloat, CGFloat), (CGFloat, CGFloat)) {
    let (left, right) = (range(first.rect, isHorizontal), range(second.rect, isHorizontal))
    return (left, right, (max(left.0, right.0), min(left.1, right.1)))
  }

  private static func range(_ rect: CGRect, _ isHorizontal: Bool) -> (CGFloat, CGFloat) {
    isHorizontal ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
  }
}

extension DrawnConstraint {
  /// The words for a constraint on a picture.
  @MainActor
  private struct Words {
    private let constraint: NSLayoutConstraint
    private let first: ConstraintItem
    private let second: ConstraintItem?
    private let names: [ObjectIdentifier: String]

    init(
      _ constraint: NSLayoutConstraint, _ first: ConstraintItem, _ second: ConstraintItem?,
      _ names: [ObjectIdentifier: String]
    ) {
      self.constraint = constraint
      self.first = first
      self.second = second
      self.names = names
    }

    /// The whole constraint: `titleLabel.leading = avatar.trailing + 8 @750`.
    var whole: String {
      let line = LayoutConstraint(
        place(first, constraint.firstAttribute), relation,
        second.map { place($0, constraint.secondAttribute) }, multiplier: rounded(constraint.multiplier),
        constant: rounded(constraint.constant), priority: rounded(CGFloat(constraint.priority.rawValue)))
      return line.text
    }

    /// The size in words: `40`, `≥ 40`, `1.5 × height`, `= avatar`.
    var size: String {
      guard let second else { return sign(isReversed: false) + number(constraint.constant) }
      let sign = sign(isReversed: false)
      let isSame = second.view === first.view && second.guide === first.guide
      let other = isSame ? constraint.secondAttribute.name : name(second.view)
      let factor = constraint.multiplier == 1 ? "" : "\(number(constraint.multiplier)) × "
      let constant = constraint.constant
      let rest = constant == 0 ? "" : " \(constant < 0 ? "−" : "+") \(number(abs(constant)))"
      return "\(sign.isEmpty && factor.isEmpty ? "= " : sign)\(factor)\(other)\(rest)"
    }

    /// Returns the required distance of the two items. It is not negative if they keep their order.
    func distance(isMirrored: Bool, isApart: Bool) -> String? {
      guard let second else { return nil }
      let constant = constraint.constant
      guard constraint.multiplier == 1 else { return whole }
      let step = (first.position - second.position) * (isMirrored ? -1 : 1)
      let isReversed = isApart ? step < 0 : constant < 0
      let text = sign(isReversed: isReversed) + number(isReversed ? -constant : constant)
      return isApart || constant != 0 ? text : nil
    }

    private var relation: LayoutConstraint.Relation {
      switch constraint.relation {
      case .lessThanOrEqual: .lessThanOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    }

    private func sign(isReversed: Bool) -> String {
      switch (constraint.relation, isReversed) {
      case (.equal, _): ""
      case (.lessThanOrEqual, false), (.greaterThanOrEqual, true): "≤ "
      case (.greaterThanOrEqual, false), (.lessThanOrEqual, true): "≥ "
      }
    }

    private func place(
      _ item: ConstraintItem, _ attribute: NSLayoutConstraint.Attribute
    ) -> LayoutConstraint.Place {
      let guide = item.guide.map { ".\($0.name)" } ?? ""
      return LayoutConstraint.Place(item: name(item.view) + guide, attribute: attribute.name)
    }

    private func name(_ view: UIView) -> String { names[ObjectIdentifier(view)] ?? "\(type(of: view))" }

    private func rounded(_ number: CGFloat) -> CGFloat { (number * 1_000).rounded() / 1_000 }

    private func number(_ number: CGFloat) -> String { PlainNumber.text(rounded(number)) }
  }
}
