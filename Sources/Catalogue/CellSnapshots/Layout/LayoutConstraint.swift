package import Foundation

/// A constraint that an app made, as in a layout: `titleLabel.leading = avatar.trailing + 8 @750`.
package struct LayoutConstraint: Hashable, Sendable {
  /// An attribute of a view or of a layout guide: `self.layoutMarginsGuide.leading`.
  package struct Place: Hashable, Sendable, CustomStringConvertible {
    /// The view's name from `ConstraintNames`, followed by the guide's name if there is one.
    package var item: String
    package var attribute: String

    package init(item: String, attribute: String) {
      self.item = item
      self.attribute = attribute
    }

    package var description: String { "\(item).\(attribute)" }
  }

  package enum Relation: String, Hashable, Sendable, CaseIterable {
    case equal = "="
    case lessThanOrEqual = "<="
    case greaterThanOrEqual = ">="
  }

  package var first: Place
  package var relation: Relation
  /// The second place; nil if the first is compared with a number.
  package var second: Place?
  package var multiplier: CGFloat
  /// The constant in points.
  package var constant: CGFloat
  /// The priority from 1 to 1000; 1000 is required.
  package var priority: CGFloat

  package init(
    _ first: Place, _ relation: Relation, _ second: Place? = nil, multiplier: CGFloat = 1,
    constant: CGFloat = 0, priority: CGFloat = 1_000
  ) {
    self.first = first
    self.relation = relation
    self.second = second
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
  }
}
