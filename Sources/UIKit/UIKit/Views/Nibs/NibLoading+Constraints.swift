internal import CellNibs
internal import Foundation

extension NibLoading {
  func makeConstraints() {
    for (owner, constraint, _) in plan.constraints {
      guard let made = made(constraint, owner: owner) else { continue }
      keep(made, for: constraint.id)
    }
  }

  func activateConstraints() {
    let active = plan.constraints.filter(\.isInstalled).compactMap { constraints[$0.constraint.id] }
      .filter { !leadsOutside($0) }
    for pair in plan.constraints where pair.constraint.isSymbolic && pair.constraint.constant != 0 {
      guard let made = constraints[pair.constraint.id] else { continue }
      made.constant = standardSpacing(of: made) * (pair.constraint.constant < 0 ? -1 : 1)
    }
    NSLayoutConstraint.activate(active)
  }

  /// Whether a constraint leads into or out of a view that the size classes leave out.
  private func leadsOutside(_ constraint: NSLayoutConstraint) -> Bool {
    guard !uninstalled.isEmpty else { return false }
    let roots = constraint.views.map { view in
      var root = view
      while let next = root.superview, !uninstalled.contains(ObjectIdentifier(root)) { root = next }
      return ObjectIdentifier(root)
    }
    return Set(roots).count > 1 && !uninstalled.isDisjoint(with: roots)
  }

  private func made(_ constraint: NibConstraint, owner: Int) -> NSLayoutConstraint? {
    guard let first = item(constraint.firstItem, owner: owner) else {
      report(
        "the item \(constraint.firstItem ?? "") of a constraint is not in the file", owner,
        line: constraint.line)
      return nil
    }
    guard let attribute = NSLayoutConstraint.Attribute.nibWords[constraint.firstAttribute] else {
      report(
        "the attribute \(constraint.firstAttribute) of a constraint is unknown", owner, line: constraint.line)
      return nil
    }
    var second: AnyObject?
    var secondAttribute = NSLayoutConstraint.Attribute.notAnAttribute
    if let id = constraint.secondItem {
      second = item(id, owner: owner)
      guard second != nil else {
        report("the item \(id) of a constraint is not in the file", owner, line: constraint.line)
        return nil
      }
    } else if constraint.secondAttribute != nil {
      second = item(nil, owner: owner)
    }
    if let name = constraint.secondAttribute {
      guard let known = NSLayoutConstraint.Attribute.nibWords[name] else {
        report("the attribute \(name) of a constraint is unknown", owner, line: constraint.line)
        return nil
      }
      secondAttribute = known
    }
    let made = NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: .init(constraint.relation), toItem: second,
      attribute: secondAttribute, multiplier: constraint.multiplier, constant: constraint.constant)
    made.priority = UILayoutPriority(Float(min(max(constraint.priority, 1), 1000)))
    made.identifier = constraint.identifier
    made.source = "\(plan.file.name):\(constraint.line)"
    return made
  }

  /// Returns the view or guide of an identifier; without one, the view that holds the constraint.
  private func item(_ id: String?, owner: Int) -> AnyObject? {
    guard let id else { return (objects[owner] as? UIView)?.nibConstraintItem }
    let found = object(id)
    return (found as? UIView)?.nibConstraintItem ?? found
  }

  /// Returns the standard distance: 20 points to an edge of the superview or its safe area, and 8 between siblings. The
  /// guides at a controller's bars count as siblings.
  private func standardSpacing(of constraint: NSLayoutConstraint) -> CGFloat {
    let kinds = [constraint.firstItem, constraint.secondItem].compactMap { ($0 as? UILayoutGuide)?.kind }
    if kinds.contains(.top) || kinds.contains(.bottom) { return 8 }
    let views = [constraint.firstItem, constraint.secondItem].map { item in
      item as? UIView ?? (item as? UILayoutGuide)?.owningView
    }
    guard let first = views[0], let second = views[1] else { return 20 }
    return first.superview === second.superview && first !== second ? 8 : 20
  }
}

/// The layout guides that documents name.
@MainActor enum NibGuides {
  static func guide(_ key: String, of object: NSObject) -> AnyObject? {
    if let view = object as? UIView {
      return switch key {
      case "safeArea": view.safeAreaLayoutGuide
      case "keyboard": view.keyboardLayoutGuide
      case "contentLayoutGuide": (view as? UIScrollView)?.contentLayoutGuide
      case "frameLayoutGuide": (view as? UIScrollView)?.frameLayoutGuide
      default: nil
      }
    }
    return (object as? any NibGuideOwner)?.nibGuide(key)
  }
}

/// A controller whose view has guides at the bars.
@MainActor protocol NibGuideOwner: NSObject {
  func nibGuide(_ key: String) -> AnyObject?
}

extension NSLayoutConstraint.Relation {
  fileprivate init(_ relation: NibConstraint.Relation) {
    switch relation {
    case .equal: self = .equal
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate static let nibWords: [String: NSLayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
    "trailing": .trailing,
    "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY, "baseline": .lastBaseline,
    "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline, "leftMargin": .leftMargin,
    "rightMargin": .rightMargin, "topMargin": .topMargin, "bottomMargin": .bottomMargin,
    "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
    "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
  ]
}
