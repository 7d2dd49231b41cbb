import CellCatalog
import Foundation
import UIKit

/// A rule that finds texts with the same size at all content size categories.
@MainActor
struct DynamicTypeRule {
  private struct Subject: Hashable {
    var owner: String
    var view: String?
  }

  private struct Seen {
    /// The sizes of fonts, in points, by content size category.
    var sizes: [UIContentSizeCategory: Set<CGFloat>] = [:]
    /// The first finding for each size.
    var first: [CGFloat: CheckFinding] = [:]
  }

  private let plain: Circumstances
  private var seen: [Subject: Seen] = [:]
  private var order: [Subject] = []

  /// - Parameter plain: The circumstances to examine, at any content size category.
  init(plain: Circumstances) {
    self.plain = plain
  }

  private func looks(at circumstances: Circumstances) -> Bool {
    var circumstances = circumstances
    circumstances.configuration.contentSizeCategory = plain.configuration.contentSizeCategory
    return circumstances == plain
  }

  mutating func look(at tree: LintTree, row: IndexPath?, name: String?, in place: EntryPlace) {
    guard looks(at: place.circumstances) else { return }
    for label in tree.wordedLabels {
      let view = FindingViewName(of: label)
      let subject = Subject(owner: view.owner, view: view.property)
      if seen[subject] == nil { order.append(subject) }
      let sizes = label.fontSizes
      let category = place.circumstances.configuration.contentSizeCategory
      seen[subject, default: Seen()].sizes[category, default: []].formUnion(sizes)
      for size in sizes where seen[subject]?.first[size] == nil {
        let fault = LintFault(
          .dynamicType, label, expected: "a font that follows the text size, such as one from UIFontMetrics",
          actual: "\(FindingText.number(size)) points at each text size")
        seen[subject]?.first[size] = CheckFinding(fault, row: row, name: name, in: place)
      }
    }
  }

  /// The findings: for each text, the smallest size that it has at all content size categories.
  var findings: [CheckFinding] {
    order.compactMap { subject in
      guard let seen = seen[subject], seen.sizes.count > 1 else { return nil }
      let fixed = seen.sizes.values.dropFirst().reduce(seen.sizes.values.first ?? []) {
        $0.intersection($1)
      }
      return fixed.min().flatMap { seen.first[$0] }
    }
  }
}
