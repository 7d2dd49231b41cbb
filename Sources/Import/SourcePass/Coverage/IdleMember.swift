/// A public member of a library that the library itself never reads or calls, or whose comment has a mark.
package struct IdleMember: Hashable, Sendable {
  /// The sentence in the comment of a member that says why a picture does not depend on it.
  package enum Mark: String, CaseIterable, Sendable {
    /// An iPhone's picture does not show the member either, unless a warning says so.
    case noEffect = "No effect on the picture."
    /// An iPhone calls the method while it lays out or draws, and the library does not. A warning names its overrides.
    case neverCalled = "Never called."
  }

  /// The name of the type, with the types around it.
  package var type: String
  /// The name, as in `addSubview(_:)`.
  package var name: String
  /// The file and line: `Sources/UIKit/UIKit/Views/Views/UIView.swift:12`.
  package var place: String
  /// The sentences of its comment, without the mark.
  package var summary: String
  /// The mark in its comment, or in the comment of a type around it.
  package var mark: Mark?
  /// Whether code reads or calls it.
  package var isUsed: Bool
  /// Whether a warning of the library names it with its type and its labels, or a list of `UncalledMembers` does.
  package var isReported: Bool

  package init(
    type: String, name: String, place: String, summary: String, mark: Mark?, isUsed: Bool, isReported: Bool
  ) {
    self.type = type
    self.name = name
    self.place = place
    self.summary = summary
    self.mark = mark
    self.isUsed = isUsed
    self.isReported = isReported
  }
}
