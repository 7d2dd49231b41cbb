import Foundation

extension UITableView {
  /// The space above each header of a plain table.
  var headerTopPadding: CGFloat {
    guard style == .plain else { return 0 }
    return sectionHeaderTopPadding < 0 ? TableMetrics.plainHeaderTopPadding : sectionHeaderTopPadding
  }

  /// Returns the height of a section's header, including the padding above it.
  func height(ofHeader section: Int, _ delegate: any UITableViewDelegate) -> CGFloat {
    let asked = asking(.header(section: section)) {
      delegate.tableView(self, heightForHeaderInSection: section)
    }
    let height = height(asked, of: .header(section: section))
    return height > TableExtents.minimumLength ? height + headerTopPadding : 0
  }

  func height(ofFooter section: Int, _ delegate: any UITableViewDelegate) -> CGFloat {
    let asked = asking(.footer(section: section)) {
      delegate.tableView(self, heightForFooterInSection: section)
    }
    return height(asked, of: .footer(section: section))
  }

  /// Returns the height of a part. As in UIKit, a grouped table treats 0 as automatic, and apps specify
  /// `leastNormalMagnitude` for no header.
  private func height(_ asked: CGFloat, of part: TablePart) -> CGFloat {
    if asked < 0 || (asked == 0 && style != .plain) { return automaticHeight(of: part) }
    return asked.soundLength
  }

  /// Returns the height of a part, measured with a new view. What is shown then does not depend on what was
  /// measured.
  private func automaticHeight(of part: TablePart) -> CGFloat {
    let wasClosed = state.headerFooterQueues.isClosed
    state.headerFooterQueues.isClosed = true
    defer { state.headerFooterQueues.isClosed = wasClosed }
    guard let view = sectionView(part) else {
      if style == .plain { return 0 }
      if part == .header(section: 0) { return TableMetrics.firstGroupGap }
      // Two gaps make a whole number of points, even at three pixels per point.
      let header = PixelGrid(of: traitCollection).up(TableMetrics.groupGap)
      return part.isFooter ? 2 * TableMetrics.groupGap - header : header
    }
    let hasOwnInset = view is UITableViewHeaderFooterView || style != .insetGrouped
    let width = bounds.width - (hasOwnInset ? 0 : 2 * margin)
    let fitting = view.fittingHeight(atWidth: width)
    return PixelGrid(of: traitCollection).up(fitting.soundLength)
  }
}
