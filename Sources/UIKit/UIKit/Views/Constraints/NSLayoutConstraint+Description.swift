internal import Foundation

extension NSLayoutConstraint {
  /// The constraint as UIKit writes it, with the names of properties: `H:[icon]-(8)-[titleLabel]`,
  /// `titleLabel.height == 20`.
  var text: String {
    let priority =
      self.priority == .required ? "" : " @\(LayoutEngine.number(CGFloat(self.priority.rawValue)))"
    let text = (spacing ?? equation) + priority
    return identifier.map { "'\($0)' \(text)" } ?? text
  }

  /// The description and the place where the constraint was made.
  var descriptionWithSource: String {
    source.map { "\(text) (\($0))" } ?? text
  }

  /// The constraint as `firstItem.attribute == multiplier * secondItem.attribute + constant`.
  private var equation: String {
    var text = "\(Self.name(firstItem)).\(firstAttribute.name) \(relation.sign) "
    guard hasSecondItem else { return text + LayoutEngine.number(constant) }
    if multiplier != 1 { text += "\(LayoutEngine.number(multiplier))*" }
    text += "\(Self.name(secondItem)).\(secondAttribute.name)"
    if constant != 0 {
      text += " \(constant < 0 ? "-" : "+") \(LayoutEngine.number(abs(constant)))"
    }
    return text
  }

  /// The constraint in visual format, if it is about neighbours or about a view at the edge of its superview.
  private var spacing: String? {
    guard hasSecondItem, multiplier == 1, let first = firstItem as? UIView, let second = secondItem as? UIView
    else { return nil }
    let axis: String
    switch (firstAttribute, secondAttribute) {
    case (.leading, .leading), (.leading, .trailing), (.trailing, .leading), (.trailing, .trailing),
      (.left, .left), (.left, .right), (.right, .left), (.right, .right):
      axis = "H"
    case (.top, .top), (.top, .bottom), (.bottom, .top), (.bottom, .bottom): axis = "V"
    default: return nil
    }
    let isFirstStart = [.leading, .left, .top].contains(firstAttribute)
    let isSecondStart = [.leading, .left, .top].contains(secondAttribute)
    if isFirstStart == isSecondStart {
      // Two equal edges have a space between them only if one view is the superview of the other.
      let sign = isFirstStart ? 1.0 : -1.0
      if second === first.superview {
        return edge(
          axis, first, isStart: isFirstStart, distance: constant * sign,
          isFirstStart ? relation : relation.reversed)
      }
      if first === second.superview {
        return edge(
          axis, second, isStart: isFirstStart, distance: -constant * sign,
          isFirstStart ? relation.reversed : relation)
      }
      return nil
    }
    guard first.superview === second.superview else { return nil }
    return isFirstStart
      ? "\(axis):[\(Self.name(second))]-(\(relation.prefix)\(LayoutEngine.number(constant)))-[\(Self.name(first))]"
      : "\(axis):[\(Self.name(first))]-(\(relation.reversed.prefix)\(LayoutEngine.number(-constant)))-"
        + "[\(Self.name(second))]"
  }

  private func edge(
    _ axis: String, _ view: UIView, isStart: Bool, distance: CGFloat, _ relation: Relation
  ) -> String {
    let space =
      distance == 0 && relation == .equal ? "" : "-(\(relation.prefix)\(LayoutEngine.number(distance)))-"
    return isStart ? "\(axis):|\(space)[\(Self.name(view))]" : "\(axis):[\(Self.name(view))]\(space)|"
  }

  private static func name(_ item: AnyObject?) -> String {
    guard let item else { return "(gone)" }
    return (item as? any LayoutItem)?.layoutName ?? "\(type(of: item))"
  }
}

extension NSLayoutConstraint.Relation {
  fileprivate var sign: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }

  fileprivate var prefix: String { self == .equal ? "" : sign }
}
