import CellAccessibility
package import Foundation
package import UIKit

/// The description of a picture for people who do not see it: what VoiceOver reads, without the words for controls.
package struct AlternativeText: Hashable, Sendable {
  /// The maximum length in characters.
  package static let maximumLength = 200

  package let text: String

  /// - Parameter texts: The texts in the order of reading.
  package init(_ texts: [String]) {
    text = Self.sentence(of: texts)
  }

  /// Returns the texts as one sentence, which is cut between words if it is too long.
  private static func sentence(of texts: [String]) -> String {
    let clauses = texts.map { text in
      let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      return line.hasSuffix(".") || line.hasSuffix(",") ? String(line.dropLast()) : line
    }
    let sentence = clauses.filter { !$0.isEmpty }.joined(separator: ", ")
    guard let last = sentence.last else { return "" }
    guard sentence.count >= maximumLength else { return "!?…".contains(last) ? sentence : sentence + "." }
    let beginning = sentence.prefix(maximumLength - 1)
    let end = beginning.lastIndex(of: " ") ?? beginning.endIndex
    let whole = beginning[..<end].reversed().drop { ",.;: ".contains($0) }
    return String(whole.reversed()) + "…"
  }
}

extension AlternativeText {
  /// Describes the part of a view's picture in `rect`, in points from the top left corner of its visible area.
  @MainActor
  package init(of view: UIView, rect: CGRect) {
    let elements = AccessibilityReading(of: view, in: rect).elements
    self.init(elements.map(\.name))
  }
}
