import Foundation

/// A method of a class. On Linux no value of this type can be made.
public struct Method: Sendable {
  private init() {}
}

/// Returns nil. Unlike in Objective-C, methods cannot be exchanged on Linux.
public func class_getInstanceMethod(_ class: AnyClass?, _ name: Selector) -> Method? { nil }

/// Returns nil. Unlike in Objective-C, methods cannot be exchanged on Linux.
public func class_getClassMethod(_ class: AnyClass?, _ name: Selector) -> Method? { nil }

/// Does nothing. Unlike in Objective-C, each method keeps its own implementation.
public func method_exchangeImplementations(_ first: Method, _ second: Method) {}
