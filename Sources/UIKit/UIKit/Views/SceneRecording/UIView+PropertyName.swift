internal import Foundation

extension UIView {
  /// The name of the stored property that holds the view, in the nearest superview or controller that has one.
  package var propertyName: String? {
    var next = self.next
    while let responder = next {
      if let name = responder.nameOfProperty(holding: self) { return name }
      next = responder.next
    }
    return nil
  }
}

extension UIResponder {
  fileprivate func nameOfProperty(holding view: UIView) -> String? {
    if view.owner === self { return "view" }
    var mirror: Mirror? = Mirror(reflecting: self)
    while let current = mirror, current.subjectType != UIView.self, current.subjectType != UIResponder.self {
      for child in current.children {
        guard let label = child.label, Self.holds(child.value, view) else { continue }
        return label.replacingOccurrences(of: "$__lazy_storage_$_", with: "")
      }
      mirror = current.superclassMirror
    }
    return nil
  }

  private static func holds(_ value: Any, _ view: UIView) -> Bool {
    (value as? UIView) === view
  }
}
