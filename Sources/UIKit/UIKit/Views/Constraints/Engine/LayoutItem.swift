internal import Foundation

/// An item of constraints: a view or a layout guide.
@MainActor protocol LayoutItem: AnyObject {
  /// The view itself, or the owner of a guide.
  var layoutView: UIView? { get }
  /// The Auto Layout data of the item, which is made if there is none.
  var itemState: ConstraintState { get }
  /// The name of the item in reports.
  var layoutName: String { get }
}

extension UIView: LayoutItem {
  var layoutView: UIView? { self }
  var itemState: ConstraintState { constraintState }

  /// The accessibility identifier, otherwise the property that holds the view, otherwise its class.
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
