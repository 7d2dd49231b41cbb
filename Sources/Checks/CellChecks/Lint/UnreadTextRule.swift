import CellAccessibility
import Foundation
import UIKit

/// A rule that finds texts that are cut off and that VoiceOver does not read as a whole.
@MainActor
enum UnreadTextRule {
  static func faults(in tree: LintTree, _ elements: [SpokenTree.Element]) -> [LintFault] {
    tree.nodes.compactMap { node in
      guard let label = node.view as? UILabel, !node.visible.isEmpty, let text = label.text, !text.isEmpty,
        label.bounds.width > 0, label.bounds.height > 0, label.isTruncated
      else { return nil }
      let spoken = elements.filter { label.isDescendant(of: $0.view) }
      guard !spoken.contains(where: { $0.element.reads(text) }) else { return nil }
      let words = spoken.map { FindingText.quoted($0.element.name) }.joined(separator: ", ")
      return LintFault(
        .unreadText, label,
        expected: "VoiceOver to read the whole of \(FindingText.quoted(text)), which is cut off",
        actual: words.isEmpty ? "nothing is read" : "it reads \(words)")
    }
  }
}

extension AccessibilityElement {
  /// Whether the words of the element contain a text. Spaces and images in it do not count.
  fileprivate func reads(_ text: String) -> Bool {
    func words(_ text: String) -> String {
      text.replacing("\u{FFFC}", with: " ").split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    return words(name).contains(words(text))
  }
}
