import Foundation

/// A method of a class, of which there is none to be had on Linux.
public struct Method: Sendable {
  private init() {}
}

/// Unlike in Objective-C, always nil: methods cannot be exchanged on Linux, and each keeps its own.
public func class_getInstanceMethod(_ class: AnyClass?, _ name: Selector) -> Method? { nil }

/// Unlike in Objective-C, always nil.
public func class_getClassMethod(_ class: AnyClass?, _ name: Selector) -> Method? { nil }

/// Unlike in Objective-C, exchanges nothing.
public func method_exchangeImplementations(_ first: Method, _ second: Method) {}
