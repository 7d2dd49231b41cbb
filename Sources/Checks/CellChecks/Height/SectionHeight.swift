import CellCatalog
import Foundation
import UIKit

/// A comparison of the height that a table uses for a header or footer with its content.
@MainActor
struct SectionHeight {
  private let tree: LintTree
  private let name: String
  private let place: EntryPlace

  /// - Parameter name: The name of the header or footer.
  init(of tree: LintTree, named name: String, in place: EntryPlace) {
    self.tree = tree
    self.name = name
    self.place = place
  }

  var findings: [CheckFinding] {
    let height = tree.root.bounds.height
    guard let (view, need) = largest, need > height * 1.02 + 0.5 else { return [] }
    let viewName = FindingViewName(of: view)
    var finding = CheckFinding(
      .height, in: place, owner: viewName.owner, view: viewName.property, viewClass: viewName.className,
      expected: "a height of at least \(FindingText.number(need)) for it",
      actual: FindingText.number(height), reproduction: "")
    finding.rowName = name
    return [finding]
  }

  /// The view that needs the largest height, with that height: the end of its frame, or the height of its whole text.
  private var largest: (UIView, CGFloat)? {
    let ends = tree.parts.map { ($0.view, $0.frame.maxY) }
    let texts = tree.nodes.compactMap { $0.view as? UILabel }.map { label in
      let width = label.bounds.width
      return (
        label as UIView, label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
      )
    }
    return (texts + ends).max { $0.1 < $1.1 }
  }
}
