package import Foundation

/// An explanation of what changed between two layouts, in words about the cell.
package struct Explanation: Hashable, Sendable, Codable {
  package typealias Kind = ChangeKind

  /// A line about one change: `WallPostCell row 3: textLbl height 120 → 140, 6 → 7 lines`.
  package struct Line: Hashable, Sendable, Codable {
    package var text: String
    package var kind: Kind
    /// The change itself, without the row that it is in and what moved with it: `photo width 72 → 56`. The same cause may
    /// have other consequences in each picture. It is nil if the text is all that is known.
    package var cause: String?
    /// The view's frame in the reference, in points from the picture's top left corner. `actualFrame` is its frame in
    /// the actual picture.
    package var referenceFrame: CGRect?
    package var actualFrame: CGRect?
    /// The places of the other views that the line is about; nil if there is only one view.
    package var others: [Place]?

    package init(
      text: String, kind: Kind, cause: String? = nil, referenceFrame: CGRect? = nil,
      actualFrame: CGRect? = nil
    ) {
      self.text = text
      self.kind = kind
      self.cause = cause
      self.referenceFrame = referenceFrame
      self.actualFrame = actualFrame
    }
  }

  /// The place of one view in both pictures.
  package struct Place: Hashable, Sendable, Codable {
    package var referenceFrame: CGRect?
    package var actualFrame: CGRect?
  }

  package var lines: [Line]

  package init(lines: [Line]) {
    self.lines = lines
  }

  /// The kinds of the lines, each once.
  package var kinds: [Kind] { Kind.allCases.filter { kind in lines.contains { $0.kind == kind } } }
}
