/// A method of a target, which is not kept alive.
///
/// Without a target, the first responder that has the method performs it.
package struct TargetMethod: Equatable {
  package private(set) weak var object: AnyObject?
  package let selector: Selector
  let hasTarget: Bool

  init(target: Any?, selector: Selector) {
    object = target.map { $0 as AnyObject }
    self.selector = selector
    hasTarget = target != nil
  }

  func isOf(_ target: Any?) -> Bool {
    guard let target else { return !hasTarget }
    return object === target as AnyObject
  }

  /// Whether the method matches a target and a selector. `nil` matches every target and every selector.
  func matches(_ target: Any?, _ selector: Selector?) -> Bool {
    (target == nil || isOf(target)) && (selector == nil || self.selector == selector)
  }

  package static func == (first: TargetMethod, second: TargetMethod) -> Bool {
    first.object === second.object && first.hasTarget == second.hasTarget && first.selector == second.selector
  }
}
