public import Foundation

extension NSObjectProtocol {
  /// Whether the object is of the class whose method the selector names.
  ///
  /// Unlike UIKit, it is false for a selector made of a name alone.
  public func responds(to selector: Selector!) -> Bool {
    selector?.isMethod(of: self) ?? false
  }

  @discardableResult
  public func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! {
    object(selector?.perform(on: self))
  }

  @discardableResult
  public func perform(_ selector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    self.object(selector?.perform(on: self, object))
  }

  @discardableResult
  public func perform(
    _ selector: Selector!, with first: Any!, with second: Any!
  ) -> Unmanaged<AnyObject>! {
    object(selector?.perform(on: self, first, second))
  }

  /// Returns the result of a method. The result is kept alive forever, because nobody else may hold it.
  private func object(_ result: Any??) -> Unmanaged<AnyObject>! {
    guard let result = result ?? nil, !(result is Void) else { return nil }
    return .passRetained(result as AnyObject)
  }
}
