/// One difference between a view in a layout and the same view in another, in words for both.
package struct LayoutDifference: Hashable, Sendable {
  /// The subject of a difference.
  package enum Subject: Hashable, Sendable {
    case visibility
    case className
    case text
    /// The end of a long text, which layouts do not keep.
    case textEnd
    case frame
    case lineCount
    case attribute(LayoutAttribute)
    /// An attribute that another version wrote.
    case other(String)
  }

  package let subject: Subject
  let kind: ChangeKind
  package let weight: ChangeWeight
  /// The differing property, in one word if possible: `textColor`.
  package let word: String
  /// Both values in words; equal if the words cannot express the difference.
  package let reference: String
  package let actual: String
}
