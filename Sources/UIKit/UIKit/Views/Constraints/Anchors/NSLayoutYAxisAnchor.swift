public import Foundation

/// A vertical position that constraints are made from.
@preconcurrency @MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Returns the distance from this position to another.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(distanceFrom: layoutAttribute, to: otherAnchor.layoutAttribute)
  }

  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    spacing(.equal, anchor, multiplier, file, line)
  }

  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    spacing(.greaterThanOrEqual, anchor, multiplier, file, line)
  }

  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    spacing(.lessThanOrEqual, anchor, multiplier, file, line)
  }

  private func spacing(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutYAxisAnchor, _ multiplier: CGFloat,
    _ file: StaticString, _ line: UInt
  ) -> NSLayoutConstraint {
    let space = SystemSpacing.between(anchor.layoutAttribute, layoutAttribute)
    return NSLayoutConstraint(
      layoutAttribute, relation, anchor.layoutAttribute, constant: space * multiplier, file: file, line: line)
  }
}
