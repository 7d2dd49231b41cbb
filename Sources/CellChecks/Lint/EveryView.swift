import CellCatalog
import CellDrawing
import Foundation
import UIKit

/// Shows every row, header, footer and item of an entry, one at a time and each by a new view that is let go at once.
@MainActor
struct EveryView {
  let shown: ShownEntry

  /// What is shown of a table or collection.
  @MainActor
  struct Shown {
    let view: UIView
    /// Nil of a header or footer.
    let path: IndexPath?
    /// What it is called: `row 3`, `header 1`, `item 0`.
    let name: String
    /// What can be seen of it.
    let tree: LintTree

    init(_ view: UIView, at path: IndexPath?, named name: String) {
      self.view = view
      self.path = path
      self.name = name
      tree = LintTree(of: view)
    }
  }

  /// After how many views the texts they laid out are forgotten: rows further down have other ones.
  private static let forgettingInterval = 1_000

  func forEach(_ visit: (Shown) -> Void) {
    var count = 0
    showAll { part in
      visit(part)
      count += 1
      if count.isMultiple(of: Self.forgettingInterval) { LaidOutText.removeCachedTexts() }
    }
    guard count >= Self.forgettingInterval else { return }
    LaidOutText.removeCachedTexts()
    FreeMemory.giveBack()
  }

  private func showAll(_ visit: (Shown) -> Void) {
    for table in shown.tables {
      show(TableRows(of: table), isRow: true, visit)
      for part in TableSections.Part.allCases {
        show(TableSections(part, of: table), isRow: false, visit)
      }
      table.forgetCells()
      table.layoutRowsInBounds()
    }
    for collection in shown.collections {
      show(CollectionItems(of: collection), isRow: true, visit)
      for element in collection.supplementaryElements {
        guard let view = collection.showSupplementaryView(ofKind: element.kind, at: element.indexPath) else {
          continue
        }
        visit(Shown(view, at: nil, named: name(of: element)))
      }
      collection.forgetCells()
      collection.showItemsInBounds()
    }
  }

  private func show(_ views: some ReusedViews, isRow: Bool, _ visit: (Shown) -> Void) {
    for path in views.paths {
      guard let view = views.freshView(at: path) else { continue }
      visit(Shown(view, at: isRow ? path : nil, named: views.name(of: path, in: shown.place)))
    }
  }

  /// Whether a view in an entry is one that is shown here, rather than around them.
  static func shows(_ view: UIView, in entry: UIView) -> Bool {
    // What an entry is as a whole is in no table.
    guard view !== entry else { return false }
    if let table = view.superview as? UITableView, table.isSectionView(view) { return true }
    return view is UITableViewCell || view is UICollectionReusableView
  }

  private func name(of element: (kind: String, indexPath: IndexPath)) -> String {
    switch element.kind {
    case UICollectionView.elementKindSectionHeader: "header \(element.indexPath.section)"
    case UICollectionView.elementKindSectionFooter: "footer \(element.indexPath.section)"
    default: "\(element.kind) \(element.indexPath.section)-\(element.indexPath.item)"
    }
  }
}

extension UITableView {
  fileprivate func isSectionView(_ view: UIView) -> Bool {
    shownHeaders.values.contains(view) || shownFooters.values.contains(view)
  }
}

extension LintTree {
  /// What is seen of an entry around its rows and items.
  init(around shown: ShownEntry) {
    let entry = shown.content.view
    self.init(of: entry) { EveryView.shows($0, in: entry) }
  }
}
