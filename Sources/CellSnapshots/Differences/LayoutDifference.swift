/// One thing in which a view of a layout differs from the same view of another, in words for both.
package struct LayoutDifference: Hashable, Sendable {
  package enum Subject: Hashable, Sendable {
    case visibility
    case className
    case text
    /// A long text behind what layouts keep of it.
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
  /// What differs, in one word where there is one: `textColor`.
  package let word: String
  /// Both values; equal where they differ in what words do not tell.
  package let reference: String
  package let actual: String
}
