/// An option of a command: what `--help` says of it and what it takes.
public struct CommandOption: Hashable, Sendable {
  /// Without the dashes.
  public let name: String
  public let shortName: Character?
  /// What its value is called, or nil of an option that takes none.
  public let argument: String?
  /// Whether it may be given several times, each time with a value.
  public let isRepeatable: Bool
  public let summary: String

  public init(
    _ name: String, shortName: Character? = nil, argument: String? = nil, isRepeatable: Bool = false,
    summary: String
  ) {
    self.name = name
    self.shortName = shortName
    self.argument = argument
    self.isRepeatable = isRepeatable
    self.summary = summary
  }
}
