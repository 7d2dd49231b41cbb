/// A command's arguments after parsing: the options that were given and the operands.
public struct Arguments: Hashable, Sendable {
  /// The texts of the given options in their order, by option name. An option without a value has an empty
  /// text.
  let texts: [String: [String]]
  /// The arguments that are no options.
  public let operands: [String]

  init(texts: [String: [String]] = [:], operands: [String] = []) {
    self.texts = texts
    self.operands = operands
  }

  /// The value of the option, given or default. Throws where the option does not take the text.
  public subscript<Value>(option: CommandOption<Value>) -> Value {
    get throws { try option.value(texts[option.name] ?? []) }
  }

  /// Whether the option was given.
  public func has(_ option: some DeclaredOption) -> Bool { texts[option.name] != nil }
}
