/// An option as `--help` and the parser know it, whatever its value is.
public protocol DeclaredOption: Sendable {
  /// Without the dashes.
  var name: String { get }
  var shortName: Character? { get }
  /// What its value is called, or nil of an option that takes none.
  var argument: String? { get }
  /// Whether it may be given several times, each time with a value.
  var isRepeatable: Bool { get }
  /// What `--help` says of it, with what counts where it is not given.
  var summary: String { get }
}
