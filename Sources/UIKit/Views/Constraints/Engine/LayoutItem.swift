internal import Foundation

/// What constraints are about: a view or a layout guide.
@MainActor protocol LayoutItem: AnyObject {
  /// The view itself, or the owner of a guide.
  var layoutView: UIView? { get }
  /// What is kept for Auto Layout, made where there is nothing yet.
  var itemState: ConstraintState { get }
  /// What to call it where something is told of it.
  var layoutName: String { get }
}

extension UIView: LayoutItem {
  var layoutView: UIView? { self }
  var itemState: ConstraintState { constraintState }

  /// The property that holds it, else its class.
  var layoutName: String {
    if let identifier = accessibilityIdentifier, !identifier.isEmpty { return identifier }
    return propertyName ?? "\(type(of: self))"
  }
}

extension UILayoutGuide: LayoutItem {
  var layoutView: UIView? { owningView }

  var layoutName: String {
    if !identifier.isEmpty { return identifier }
    let owner = owningView?.layoutName ?? "?"
    return kind == .own ? "\(owner).\(type(of: self))" : "\(owner).\(kind.name)"
  }
}
