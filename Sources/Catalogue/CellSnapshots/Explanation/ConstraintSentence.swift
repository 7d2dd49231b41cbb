import Foundation

/// The words for a constraint, with the names that explanations give to views.
struct ConstraintSentence {
  private let constraint: LayoutConstraint
  private let first: String
  private let second: String?
  /// Whether the constraint ties an attribute to the same attribute of the superview; short forms omit the second item
  /// then.
  private let isToSuperview: Bool

  /// - Parameter names: The names for the view in `tree` that holds the constraint.
  init(_ constraint: LayoutConstraint, _ names: ConstraintNames, in tree: LayoutTree) {
    func words(_ place: LayoutConstraint.Place) -> String {
      guard let (index, guide) = names.view(of: place.item) else { return place.description }
      let path = tree.title(of: index, hasSections: false).path
      return [path.isEmpty ? tree[index].view.className : path, guide, place.attribute]
        .compactMap(\.self).joined(separator: ".")
    }
    self.constraint = constraint
    first = words(constraint.first)
    second = constraint.second.map(words)
    let (view, other) = (
      names.view(of: constraint.first.item), constraint.second.flatMap { names.view(of: $0.item) }
    )
    isToSuperview =
      view?.guide == nil && other != nil && view.flatMap { tree[$0.index].parent } == other?.index
      && constraint.first.attribute == constraint.second?.attribute && constraint.multiplier == 1
  }

  /// The whole constraint: `titleLabel.leading = avatar.trailing + 8 @750`.
  var text: String { subject(isWhole: true) + constant(isWhole: true) + constraint.priorityText }

  /// The subject of a change of the constant: `titleLabel.leading`.
  var subject: String { subject(isWhole: false) }

  /// The constant as it follows the subject: `16`, `+ 8`.
  var constant: String {
    let text = constant(isWhole: false)
    return String(text.drop { $0 == " " })
  }

  private func subject(isWhole: Bool) -> String {
    let isShort = second == nil || (isToSuperview && !isWhole)
    let relation =
      isShort && !isWhole && constraint.relation == .equal ? "" : " \(constraint.relation.rawValue)"
    return isShort ? first + relation : "\(first)\(relation) \(second ?? "")\(constraint.factor)"
  }

  private func constant(isWhole: Bool) -> String {
    if second == nil || (isToSuperview && !isWhole) { return " \(PlainNumber.text(constraint.constant))" }
    return isWhole && constraint.constant == 0 ? "" : constraint.signedConstant
  }
}
