import CellSnapshots
import Foundation

/// The views of a picture with their cells, and with their names in findings.
struct CellTree {
  let layout: LayoutTree
  private let roles: [ViewRole]

  init(_ views: PicturedViews) {
    layout = LayoutTree(views.layout)
    roles = views.roles
  }

  func view(_ index: Int) -> LayoutView { layout[index].view }

  func role(_ index: Int) -> ViewRole { roles[index] }

  /// Returns the view itself and its ancestors, the nearest first.
  private func line(from index: Int) -> some Sequence<Int> {
    sequence(first: index) { layout[$0].parent }
  }

  /// Returns the cell around a view, or the root. If UIKit's own cell is inside an app's cell, this is the app's cell.
  func owner(of index: Int) -> Int {
    let cells = line(from: index).filter { view($0).row != nil || $0 == 0 }
    guard let nearest = cells.first else { return 0 }
    return cells.first { roles[$0].isCellOfApp } ?? nearest
  }

  /// Returns the view's row in the outermost table.
  func row(of index: Int) -> IndexPath? {
    let rows = line(from: index).compactMap { view($0).row }
    guard case .row(let section, let row) = rows.last else { return nil }
    return IndexPath(row: row, section: section)
  }

  /// Returns the name of a view; see `FindingViewName.property`.
  func name(of index: Int) -> String? {
    let owner = owner(of: index)
    guard index != owner else { return nil }
    let named = view(index)
    let holders = line(from: index).dropFirst().prefix { $0 != owner }
    let isPart = holders.first.map { roles[$0].ownsContents } ?? false
    if let name = named.propertyName, !isPart { return name }
    let own = named.propertyName ?? named.className
    guard let holder = holders.first(where: { view($0).sayingName != nil }) else {
      return isPart ? "\(holders.first.map { view($0).className } ?? "").\(own)" : own
    }
    return "\(view(holder).sayingName ?? "").\(own)"
  }
}

extension LayoutView {
  /// The property's name, except `contentView`, which says nothing.
  fileprivate var sayingName: String? { propertyName == "contentView" ? nil : propertyName }
}
