/// A command's arguments after parsing: the options that were given and what is left.
public struct Arguments: Hashable, Sendable {
  public var values: [String: String]
  /// Of the options that may be given several times, in the order they were.
  public var lists: [String: [String]]
  public var flags: Set<String>
  public var operands: [String]

  public init(
    values: [String: String] = [:], lists: [String: [String]] = [:], flags: Set<String> = [],
    operands: [String] = []
  ) {
    self.values = values
    self.lists = lists
    self.flags = flags
    self.operands = operands
  }

  /// The value of the option without dashes `name`, or nil where it was not given.
  public subscript(name: String) -> String? { values[name] }

  /// The values of the option that may be given several times.
  public func all(_ name: String) -> [String] { lists[name] ?? [] }

  /// Whether the option that takes no value was given.
  public func contains(_ name: String) -> Bool { flags.contains(name) }
}
