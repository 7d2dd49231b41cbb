/// The name of a method, for want of an Objective-C runtime: it can be compared, not called.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  public let name: String

  public init(_ name: String) {
    self.name = name
  }

  public init(stringLiteral name: String) {
    self.name = name
  }
}
