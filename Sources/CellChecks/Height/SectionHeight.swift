import CellCatalog
import Foundation
import UIKit

/// The height that a table was told of a header or footer, and what it holds.
@MainActor
struct SectionHeight {
  private let tree: LintTree
  private let name: String
  private let place: EntryPlace

  /// - Parameter name: what the header or footer is called.
  init(of tree: LintTree, named name: String, in place: EntryPlace) {
    self.tree = tree
    self.name = name
    self.place = place
  }

  var findings: [Finding] {
    let height = tree.root.bounds.height
    guard let (view, need) = largest, need > height * 1.02 + 0.5 else { return [] }
    let viewName = ViewName(of: view)
    var finding = Finding(
      .height, in: place, owner: viewName.owner, view: viewName.property, viewClass: viewName.className,
      expected: "a height of at least \(FindingText.number(need)) for it",
      actual: FindingText.number(height), reproduction: "")
    finding.rowName = name
    return [finding]
  }

  /// The view that needs the most height, and how much that is: its frame's end, or the whole text's height.
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
