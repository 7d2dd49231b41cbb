/// An option as `--help` and the parser know it, without the type of its value.
public protocol DeclaredOption: Sendable {
  /// The name without the dashes.
  var name: String { get }
  /// The letter that stands for it after one dash.
  var shortName: Character? { get }
  /// The name of its value in `--help`, or nil where it takes no value.
  var argument: String? { get }
  /// Whether the user may give it several times, each time with a value.
  var isRepeatable: Bool { get }
  /// The description in `--help`, with the default in parentheses.
  var summary: String { get }
}
