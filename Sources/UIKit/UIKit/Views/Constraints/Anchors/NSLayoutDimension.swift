public import Foundation

/// A size that constraints are made from.
@preconcurrency @MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  override init(_ attribute: AnchorAttribute) {
    super.init(attribute)
  }

  /// Creates the distance from one position to another.
  convenience init(distanceFrom start: AnchorAttribute, to end: AnchorAttribute) {
    self.init(
      AnchorAttribute(
        item: end.item, attribute: end.attribute,
        offset: AnchorAttribute.Offset(item: start.item, attribute: start.attribute)))
  }

  open func constraint(
    equalToConstant c: CGFloat, file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(layoutAttribute, .equal, nil, constant: c, file: file, line: line)
  }

  open func constraint(
    greaterThanOrEqualToConstant c: CGFloat, file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(layoutAttribute, .greaterThanOrEqual, nil, constant: c, file: file, line: line)
  }

  open func constraint(
    lessThanOrEqualToConstant c: CGFloat, file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(layoutAttribute, .lessThanOrEqual, nil, constant: c, file: file, line: line)
  }

  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor, m, c, file, line)
  }

  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, m, c, file, line)
  }

  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, m, c, file, line)
  }

  private func constraint(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutDimension, _ multiplier: CGFloat,
    _ constant: CGFloat, _ file: StaticString, _ line: UInt
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      layoutAttribute, relation, anchor.layoutAttribute, multiplier: multiplier, constant: constant,
      file: file, line: line)
  }
}
