internal import Foundation

extension NSLayoutConstraint {
  private static var lastSequence = 0

  func activate() {
    guard let first = firstItem.flatMap(Self.view) else { return }
    if let fault {
      return tell(fault)
    }
    var holder: UIView? = first
    for view in views where holder != nil { holder = holder?.nearestCommonAncestor(with: view) }
    guard let holder else {
      return tell(
        "Unable to activate constraint with anchors \(anchorText(firstItem, firstAttribute)) and "
          + "\(anchorText(secondItem, secondAttribute)) because they have no common ancestor.  Does the constraint or "
          + "its anchors reference items in different view hierarchies?  That's illegal.")
    }
    install(in: holder)
  }

  /// Activates the constraint in a view that is an ancestor of its items or one of them.
  func install(in holder: UIView) {
    guard installation.holder == nil else { return }
    Self.lastSequence += 1
    installation.sequence = Self.lastSequence
    installation.holder = holder
    holder.constraintState.held.append(self)
    for item in distinctItems { item.itemState.mentions.append(ObjectIdentifier(self), of: self) }
    LayoutEngine.didActivate(self, in: holder)
  }

  func deactivate() {
    guard let holder = installation.holder else { return }
    installation.holder = nil
    if let place = holder.constraintState.held.firstIndex(where: { $0 === self }) {
      holder.constraintState.held.remove(at: place)
    }
    for item in distinctItems { item.itemState.mentions.remove(ObjectIdentifier(self)) }
    installation.engine?.willDeactivate(self)
  }

  /// The views and guides that the constraint refers to.
  var items: [any LayoutItem] {
    let all = [
      firstItem, secondItem, installation.offsets.first?.item, installation.offsets.second?.item,
    ]
    return all.compactMap { $0 as? any LayoutItem }
  }

  private var distinctItems: [any LayoutItem] {
    var found: [any LayoutItem] = []
    for item in items where !found.contains(where: { $0 === item }) { found.append(item) }
    return found
  }

  /// The views that the constraint refers to, including the owners of guides.
  var views: [UIView] { items.compactMap(\.layoutView) }

  private static func view(of item: AnyObject) -> UIView? { (item as? any LayoutItem)?.layoutView }

  /// The reason why the constraint is invalid, in UIKit's words, or nil.
  private var fault: String? {
    let (first, second) = (firstAttribute, secondAttribute)
    if !constant.isFinite { return "Constant is not finite!  That's illegal.  constant:\(constant)" }
    if !multiplier.isFinite { return "Multiplier is not finite!  That's illegal.  multiplier:\(multiplier)" }
    if first.isLocation && installation.offsets.first == nil && (!hasSecondItem || multiplier == 0) {
      return
        "A multiplier of 0 or a nil second item together with a location for the first attribute creates "
        + "an illegal constraint of a location equal to a constant. Location attributes must be specified in "
        + "pairs."
    }
    guard hasSecondItem else { return nil }
    if secondItem == nil { return "The constraint \(description) is for an item that no longer exists." }
    if installation.offsets.first != nil || installation.offsets.second != nil { return nil }
    if first.isLocation != second.isLocation || (first.kind == .none) != (second.kind == .none) {
      return "Invalid pairing of layout attributes: \(first.name) and \(second.name)."
    }
    if (first.isRelative && second.isSide) || (first.isSide && second.isRelative) {
      return
        "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use "
        + "leading/trailing for both or neither."
    }
    return nil
  }

  /// Reports a fault of the constraint, at the view that it refers to.
  func tell(_ message: String) {
    let view = views.first
    let place = source.map { " (\($0))" } ?? ""
    Diagnostics.report((view ?? UIView()).layer, message + place)
  }

  private func anchorText(_ item: AnyObject?, _ attribute: Attribute) -> String {
    let name = item.map { ($0 as? any LayoutItem)?.layoutName ?? "\(type(of: $0))" } ?? "nil"
    return "\(name).\(attribute.name)"
  }
}

extension UIView {
  func nearestCommonAncestor(with other: UIView) -> UIView? {
    var next: UIView? = self
    while let view = next {
      if other === view || view.layer.isAncestor(of: other.layer) { return view }
      next = view.superview
    }
    return nil
  }
}
