public import Foundation

/// A horizontal position that constraints are made from.
@preconcurrency @MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Returns the distance from this position to another.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(distanceFrom: layoutAttribute, to: otherAnchor.layoutAttribute)
  }

  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    spacing(.equal, anchor, multiplier, file, line)
  }

  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    spacing(.greaterThanOrEqual, anchor, multiplier, file, line)
  }

  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    spacing(.lessThanOrEqual, anchor, multiplier, file, line)
  }

  private func spacing(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutXAxisAnchor, _ multiplier: CGFloat,
    _ file: StaticString, _ line: UInt
  ) -> NSLayoutConstraint {
    let space = SystemSpacing.between(anchor.layoutAttribute, layoutAttribute)
    return NSLayoutConstraint(
      layoutAttribute, relation, anchor.layoutAttribute, constant: space * multiplier, file: file, line: line)
  }
}
