/// A word, sign or literal of a Swift file.
struct SwiftToken: Hashable {
  enum Kind: Hashable {
    /// A name, keyword or number.
    case word
    /// A literal between quotes, with everything in it.
    case text
    /// One character of an operator, or a bracket.
    case sign
  }

  let kind: Kind
  let text: String
  /// The line in which it begins, from 1.
  let line: Int
  /// The line in which it ends.
  let lastLine: Int
  /// Whether it is the first one in its line.
  let isFirst: Bool

  func isSign(_ sign: String) -> Bool { kind == .sign && text == sign }
}
