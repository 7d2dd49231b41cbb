/// A control that an entry declared while it was built.
package struct DeclaredControl: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case text, toggle, date
    case number(ClosedRange<Double>, step: Double)
    /// A choice between names.
    case choice([String])
  }

  /// The unique name within the entry: `control:Note`.
  package var key: String
  package var title: String
  package var kind: Kind
  /// The current value as text.
  package var value: String
}
