/// A kind of fault that needs no reference to be found.
public enum Check: String, CaseIterable, Sendable, Codable {
  /// A cell that showed one row and then shows another looks like a new cell showing the other.
  case reuse
  /// What was laid out at one width and then at another looks like what was laid out at the other only.
  case rotation
  /// Frames computed on background threads, in any order, are those computed on the main thread.
  case background
  /// Calling a Frames function again, or for other rows first, does not change its result.
  case purity
  /// Nothing is bound or resized where nothing has changed.
  case idle
  /// A view model that differs in one property from the one that was shown is bound and laid out anew.
  case equality
  /// What a cache keeps under a key belongs to one Frames function.
  case keys
  /// The height the table was told holds everything the cell lays out, and not more than it.
  case height
  /// What is seen can be read, told apart and touched.
  case lint

  package var rules: [CheckRule] { CheckRule.allCases.filter { $0.check == self } }
}
