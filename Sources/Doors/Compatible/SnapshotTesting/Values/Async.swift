/// A value that is ready now or later.
public struct Async<Value> {
  /// A function that calls its argument once with the value.
  public let run: (@escaping (Value) -> Void) -> Void

  /// - Parameter run: A function that calls its argument once with the value.
  public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) {
    self.run = run
  }

  /// Makes a value that is ready now.
  public init(value: Value) {
    self.init { $0(value) }
  }

  /// Returns the value that `transform` makes of this one.
  public func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Async<NewValue> {
    Async<NewValue> { callback in run { callback(transform($0)) } }
  }
}
