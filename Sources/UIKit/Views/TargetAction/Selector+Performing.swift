internal import CellDrawing
internal import Foundation

extension Selector {
  /// Calls the method of `target` with as many of the arguments as it takes, and returns the result.
  ///
  /// If that is impossible, it reports the reason once on standard error and returns nil.
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
    UnperformedSelectors.shared.report("UIKit: \(type(of: target)) cannot perform \(name): \(reason)")
    return nil
  }
}

/// The reports of selectors that could not be performed, so that each is reported once.
private final class UnperformedSelectors: Sendable {
  static let shared = UnperformedSelectors()
  private let reported = Mutex<Set<String>>([])

  func report(_ message: String) {
    guard reported.withLock({ $0.insert(message).inserted }) else { return }
    FileHandle.standardError.write(Data((message + "\n").utf8))
  }
}
