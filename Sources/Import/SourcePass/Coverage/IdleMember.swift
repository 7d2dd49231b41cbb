/// A public member of a library that the library itself never reads or calls.
package struct IdleMember: Hashable, Sendable {
  /// The name of the type, with the types around it.
  package var type: String
  /// The name, as in `addSubview(_:)`.
  package var name: String
  /// The file and line: `Sources/UIKit/UIKit/Views/Views/UIView.swift:12`.
  package var place: String
  /// The sentences of its comment, without the mark.
  package var summary: String
  /// Whether its comment, or the comment of a type around it, has the mark.
  package var isMarked: Bool

  /// The sentence in the comment of a member that changes no picture.
  static let mark = "No effect on the picture."

  package init(type: String, name: String, place: String, summary: String, isMarked: Bool) {
    self.type = type
    self.name = name
    self.place = place
    self.summary = summary
    self.isMarked = isMarked
  }
}
