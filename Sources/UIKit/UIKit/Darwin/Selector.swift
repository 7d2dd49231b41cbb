/// The name of a method.
///
/// A selector that the source pass makes from `#selector` also holds the method itself.
///
/// Unlike UIKit, a selector made of a name alone can be compared but not performed: Linux has no Objective-C
/// runtime.
///
/// The selector is safe to share: a method that is named by its class captures at most the class.
// The initialisers cannot ask for `@Sendable` functions. The source pass writes `Selector("name", { (object: Card) in
// { object.name } })` for the name of a property. For a class of the main actor, that would be an error in Swift 6 mode,
// and each method would be a warning in Swift 5 mode.
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

  /// Creates a selector of a method without arguments: `Selector("tapped", FeedView.tapped)`.
  ///
  /// The method must not capture a value that can change.
  public init<Target, Result>(_ name: String, _ method: @escaping (Target) -> () -> Result) {
    self.name = name
    owns = { $0 is Target }
    self.method = { target, _ in
      guard let target = target as? Target else { return .foreignTarget }
      return .performed(method(target)())
    }
  }

  /// Creates a selector of a method with one argument, usually the sender:
  /// `Selector("tapped:", FeedView.tapped(_:))`.
  ///
  /// The method must not capture a value that can change.
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

  /// Creates a selector of a method with two arguments, usually the sender and the event.
  ///
  /// The method must not capture a value that can change.
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

  /// Creates a selector of a method with three arguments, such as a storyboard's action that makes a controller.
  ///
  /// The method must not capture a value that can change.
  public init<Target, First, Second, Third, Result>(
    _ name: String, _ method: @escaping (Target) -> (First, Second, Third) -> Result
  ) {
    self.name = Self.name(name, ofMethodWith: 3)
    owns = { $0 is Target }
    self.method = { target, arguments in
      guard let target = target as? Target else { return .foreignTarget }
      guard let first = arguments.value(0, as: First.self), let second = arguments.value(1, as: Second.self),
        let third = arguments.value(2, as: Third.self)
      else { return .foreignArgument }
      return .performed(method(target)(first, second, third))
    }
  }

  public var description: String { name }

  public static func == (first: Selector, second: Selector) -> Bool { first.name == second.name }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }

  /// Returns an Objective-C name, which has a colon for each argument.
  private static func name(_ name: String, ofMethodWith count: Int) -> String {
    name.contains(":") ? name : name + String(repeating: ":", count: count)
  }

  /// Calls the method of `target` with as many of the arguments as it takes.
  func performance(on target: AnyObject, _ arguments: [Any?]) -> Performance {
    method?(target, arguments) ?? .noMethod
  }

  /// Whether `target` is an instance of the class that declares the method.
  func isMethod(of target: AnyObject) -> Bool { owns(target) }
}

/// The result of performing a selector.
enum Performance {
  case performed(Any)
  /// The selector holds only a name.
  case noMethod
  /// The target is not an instance of the method's class.
  case foreignTarget
  /// An argument is not of the type that the method takes.
  case foreignArgument
}

extension [Any?] {
  /// Returns the argument at an index, or `nil` if it is of another type. A missing argument is `nil` if the method
  /// takes an optional.
  fileprivate func value<Value>(_ index: Int, as type: Value.Type) -> Value? {
    let value = index < count ? self[index] : nil
    return value as? Value ?? (value as Any) as? Value
  }
}

/// Returns a selector of a name, which can be compared but not performed.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

public func NSStringFromSelector(_ selector: Selector) -> String { selector.name }
