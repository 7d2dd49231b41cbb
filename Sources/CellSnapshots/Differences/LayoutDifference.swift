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

  /// What is cause and what may follow from it, the causes first.
  package enum Weight: Int, Hashable, Sendable, Comparable, CaseIterable {
    /// What UIKit makes all that is in a view from.
    case state
    /// What an app set.
    case setting
    /// What may follow from settings, here or elsewhere.
    case consequence

    package static func < (left: Weight, right: Weight) -> Bool { left.rawValue < right.rawValue }
  }

  package let subject: Subject
  let kind: Explanation.Kind
  package let weight: Weight
  /// What differs, in one word where there is one: `textColor`.
  package let word: String
  /// Both values; equal where they differ in what words do not tell.
  package let reference: String
  package let actual: String
}
