public import Foundation

/// Unlike UIKit, recognises nothing and calls nobody: it keeps what a test may look at.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  public internal(set) weak var view: UIView?
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var isEnabled = true
  open var cancelsTouchesInView = true
  open var name: String?
  /// Who was asked to be told, in the order of asking.
  package private(set) var actions: [(target: TargetReference, action: Selector)] = []

  /// A target without keeping it alive.
  package struct TargetReference {
    package weak var object: AnyObject?
  }

  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  public override convenience init() {
    self.init(target: nil, action: nil)
  }

  open func addTarget(_ target: Any, action: Selector) {
    actions.append((TargetReference(object: target as AnyObject), action))
  }

  open func removeTarget(_ target: Any?, action: Selector?) {
    actions.removeAll { entry in
      (target == nil || entry.target.object === target as AnyObject)
        && (action == nil || entry.action == action)
    }
  }
}

@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: AnyObject {
  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }
}

extension UIView {
  func gestureRecognizersDidChange(from old: [UIGestureRecognizer]?) {
    let current = gestureRecognizers ?? []
    for recognizer in old ?? [] where !current.contains(recognizer) { recognizer.view = nil }
    for recognizer in current { recognizer.view = self }
  }
}
