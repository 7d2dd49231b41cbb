import CellCatalog
import CellDrawing
import Foundation
import UIKit

/// A walk through all rows, headers, footers and items of an entry. Each is shown by a new view, which is released at
/// once.
@MainActor
struct EveryView {
  let shown: ShownEntry

  /// A shown part of a table or collection.
  @MainActor
  struct Shown {
    let view: UIView
    /// The row or item; nil for a header or footer.
    let path: IndexPath?
    /// The name: `row 3`, `header 1`, `item 0`.
    let name: String
    /// The visible views of the part.
    let tree: LintTree

    init(_ view: UIView, at path: IndexPath?, named name: String) {
      self.view = view
      self.path = path
      self.name = name
      tree = LintTree(of: view)
    }
  }

  /// The number of views after which their cached texts are removed. Rows further down have other texts.
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

  /// Returns whether a view in an entry is one of the parts that this type shows.
  static func shows(_ view: UIView, in entry: UIView) -> Bool {
    // The entry's own view is in no table.
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
  /// Makes a tree of the visible views around the rows and items of an entry.
  init(around shown: ShownEntry) {
    let entry = shown.content.view
    self.init(of: entry) { EveryView.shows($0, in: entry) }
  }
}
