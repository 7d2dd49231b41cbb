/// The name of a method, and the method itself where `#selector` went through the source pass.
///
/// Unlike UIKit, for want of an Objective-C runtime, a selector made of a name alone can be compared, not performed.
///
/// A method is unsafe to share only for what it captures, and one that is named by its class captures nothing.
public struct Selector: Hashable, @unchecked Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  public let name: String
  private let method: ((AnyObject, [Any?]) -> Performance)?
  private let owns: (AnyObject) -> Bool

  public init(_ name: String) {
    self.name = name
    method = nil
    owns = { _ in false }
  }

  public init(stringLiteral name: String) {
    self.init(name)
  }

  /// A method without an argument: `Selector("tapped", FeedView.tapped)`.
  public init<Target, Result>(_ name: String, _ method: @escaping (Target) -> () -> Result) {
    self.name = name
    owns = { $0 is Target }
    self.method = { target, _ in
      guard let target = target as? Target else { return .foreignTarget }
      return .performed(method(target)())
    }
  }

  /// A method with one argument, most often the sender: `Selector("tapped:", FeedView.tapped(_:))`.
  public init<Target, Argument, Result>(
    _ name: String, _ method: @escaping (Target) -> (Argument) -> Result
  ) {
    self.name = Self.name(name, ofMethodWith: 1)
    owns = { $0 is Target }
    self.method = { target, arguments in
      guard let target = target as? Target else { return .foreignTarget }
      guard let argument = arguments.value(0, as: Argument.self) else { return .foreignArgument }
      return .performed(method(target)(argument))
    }
  }

  /// A method with two arguments, the sender and the event.
  public init<Target, First, Second, Result>(
    _ name: String, _ method: @escaping (Target) -> (First, Second) -> Result
  ) {
    self.name = Self.name(name, ofMethodWith: 2)
    owns = { $0 is Target }
    self.method = { target, arguments in
      guard let target = target as? Target else { return .foreignTarget }
      guard let first = arguments.value(0, as: First.self), let second = arguments.value(1, as: Second.self)
      else { return .foreignArgument }
      return .performed(method(target)(first, second))
    }
  }

  /// A method with three arguments, which is only told from others.
  public init<Target, First, Second, Third, Result>(
    _ name: String, _ method: @escaping (Target) -> (First, Second, Third) -> Result
  ) {
    self.init(Self.name(name, ofMethodWith: 3))
  }

  public var description: String { name }

  public static func == (first: Selector, second: Selector) -> Bool { first.name == second.name }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }

  /// Objective-C's names have a colon for each argument.
  private static func name(_ name: String, ofMethodWith count: Int) -> String {
    name.contains(":") ? name : name + String(repeating: ":", count: count)
  }

  /// Calls the method of `target` with as many of the arguments as it takes.
  func performance(on target: AnyObject, _ arguments: [Any?]) -> Performance {
    method?(target, arguments) ?? .noMethod
  }

  /// Whether `target` is of the class whose method it is.
  func isMethod(of target: AnyObject) -> Bool { owns(target) }
}

/// What came of performing a selector.
enum Performance {
  case performed(Any)
  /// Only the name is known.
  case noMethod
  /// The method is another class's.
  case foreignTarget
  /// The method takes something else.
  case foreignArgument
}

extension [Any?] {
  /// The argument at a place, `nil` where it is of another type; none is `nil` where the method takes that.
  fileprivate func value<Value>(_ index: Int, as type: Value.Type) -> Value? {
    let value = index < count ? self[index] : nil
    return value as? Value ?? (value as Any) as? Value
  }
}

public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

public func NSStringFromSelector(_ selector: Selector) -> String { selector.name }
