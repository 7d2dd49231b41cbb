/// A kind of fault that can be found without a reference.
public enum CheckKind: String, CaseIterable, Sendable, Codable {
  /// A cell that showed one row and then shows another looks like a new cell that shows the other.
  case reuse
  /// A view that was laid out at one width and then at another looks like a view laid out only at the other.
  case rotation
  /// Frames computed on background threads, in any order, equal those computed on the main thread.
  case background
  /// A Frames function returns the same result when it is called again, or for other rows first.
  case purity
  /// Nothing is bound or resized if nothing has changed.
  case idle
  /// A view model that differs in one property from the shown one is bound and laid out again.
  case equality
  /// The values that a cache keeps under a key belong to one Frames function.
  case keys
  /// An entry looks the same in every time zone and locale, and at every time of the clock.
  case environment
  /// The height that the table uses contains everything that the cell lays out, and nothing more.
  case height
  /// Everything visible can be read, distinguished and touched.
  case lint

  package var rules: [CheckRule] { CheckRule.allCases.filter { $0.check == self } }
}
