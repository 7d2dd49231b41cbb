extension Selector {
  /// Calls the method of `target` with as many of the arguments as it takes, and returns the result.
  ///
  /// If that is impossible, it reports the reason and returns nil.
  @discardableResult
  func perform(on target: AnyObject, _ arguments: Any?...) -> Any? {
    let reason: String
    switch performance(on: target, arguments) {
    case .performed(let result): return result
    case .noMethod:
      reason = "only its name is known; run the source pass on the file with #selector"
    case .foreignTarget: reason = "its method belongs to another class"
    case .foreignArgument: reason = "its method takes an argument of another type"
    }
    Diagnostics.report("UIKit: \(type(of: target)) cannot perform \(name): \(reason)")
    return nil
  }
}
