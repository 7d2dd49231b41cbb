/// A command's arguments after parsing: the options that were given and what is left.
public struct Arguments: Hashable, Sendable {
  /// The texts that options were given, in their order, by the options' names; an empty text of one that takes no value.
  let texts: [String: [String]]
  public let operands: [String]

  init(texts: [String: [String]] = [:], operands: [String] = []) {
    self.texts = texts
    self.operands = operands
  }

  /// The value of the option, whether or not it was given; throws where its text is not what it takes.
  public subscript<Value>(option: CommandOption<Value>) -> Value {
    get throws(CommandFailure) { try option.value(texts[option.name] ?? []) }
  }

  /// Whether the option was given.
  public func has(_ option: some DeclaredOption) -> Bool { texts[option.name] != nil }
}
