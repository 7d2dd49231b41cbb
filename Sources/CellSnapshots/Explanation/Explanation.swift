package import Foundation

/// What changed between two layouts, in the words of the cell.
package struct Explanation: Hashable, Sendable, Codable {
  package typealias Kind = ChangeKind

  /// One change, said once: `WallPostCell row 3: textLbl height 120 → 140, 6 → 7 lines`.
  package struct Line: Hashable, Sendable, Codable {
    package var text: String
    package var kind: Kind
    /// Where the view is in the reference and in the actual picture, in points from the picture's top left corner.
    package var referenceFrame: CGRect?
    package var actualFrame: CGRect?
    /// Where the other views are that the line tells of as well; nil of a line about one.
    package var others: [Place]?

    package init(text: String, kind: Kind, referenceFrame: CGRect? = nil, actualFrame: CGRect? = nil) {
      self.text = text
      self.kind = kind
      self.referenceFrame = referenceFrame
      self.actualFrame = actualFrame
    }
  }

  /// Where one view is, as in a line.
  package struct Place: Hashable, Sendable, Codable {
    package var referenceFrame: CGRect?
    package var actualFrame: CGRect?
  }

  package var lines: [Line]

  package init(lines: [Line]) {
    self.lines = lines
  }

  /// The kinds of its lines, each once.
  package var kinds: [Kind] { Kind.allCases.filter { kind in lines.contains { $0.kind == kind } } }
}
