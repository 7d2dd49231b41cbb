internal import CellNibs
internal import Foundation

/// A section of a storyboard's table whose cells exist from the start.
struct StaticSection {
  var headerTitle: String?
  var footerTitle: String?
  var headerView: UIView?
  var footerView: UIView?
  var cells: [UITableViewCell]
  /// The heights of the rows in points; nil where the table determines a row's height.
  var heights: [CGFloat?]
}

/// A section as a storyboard describes it.
@MainActor struct StaticSectionPlan {
  private let headerTitle: String?
  private let footerTitle: String?
  private let headerView: Int?
  private let footerView: Int?
  private let cells: [(index: Int, height: CGFloat?)]

  init(_ written: NibObject, _ part: NibPart) {
    let own = part.part(
      written, knowing: ["headerTitle", "footerTitle", "headerView", "footerView", "cells"])
    headerTitle = own.text("headerTitle")
    footerTitle = own.text("footerTitle")
    headerView = written.child("headerView").flatMap { part.plan.add($0) }
    footerView = written.child("footerView").flatMap { part.plan.add($0) }
    cells = (written.lists["cells"] ?? []).compactMap { cell in
      part.plan.add(cell).map { ($0, part.part(cell).number("rowHeight")) }
    }
  }

  func section(_ loading: NibLoading) -> StaticSection {
    let made = cells.compactMap { cell in
      (loading.make(cell.index) as? UITableViewCell).map { (cell: $0, height: cell.height) }
    }
    return StaticSection(
      headerTitle: headerTitle, footerTitle: footerTitle,
      headerView: headerView.flatMap { loading.make($0) as? UIView },
      footerView: footerView.flatMap { loading.make($0) as? UIView }, cells: made.map(\.cell),
      heights: made.map(\.height))
  }
}

extension UITableView {
  /// Returns a section of static cells, or nil if the table has none or the section does not exist.
  func staticSection(_ section: Int) -> StaticSection? {
    guard let sections = state.staticSections, sections.indices.contains(section) else { return nil }
    return sections[section]
  }
}
