package import Foundation

/// A constraint that an app made, as a layout tells it: `titleLabel.leading = avatar.trailing + 8 @750`.
package struct LayoutConstraint: Hashable, Sendable {
  /// An attribute of a view or of a layout guide: `self.layoutMarginsGuide.leading`.
  package struct Place: Hashable, Sendable, CustomStringConvertible {
    /// What `ConstraintNames` calls the view, with the guide's name behind it.
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
  /// Nil where the first is compared with a number.
  package var second: Place?
  package var multiplier: CGFloat
  /// Points.
  package var constant: CGFloat
  /// From 1 to 1000, which is required.
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
