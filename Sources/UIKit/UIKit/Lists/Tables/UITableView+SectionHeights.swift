import Foundation

extension UITableView {
  /// The space above each header of a plain table.
  var headerTopPadding: CGFloat {
    guard style == .plain else { return 0 }
    return sectionHeaderTopPadding < 0 ? TableMetrics.plainHeaderTopPadding : sectionHeaderTopPadding
  }

  /// Returns the height of a section's header, including the padding above it.
  func height(ofHeader section: Int, _ delegate: any UITableViewDelegate) -> CGFloat {
    let height = height(of: .header(section: section)) {
      delegate.tableView(self, heightForHeaderInSection: section)
    }
    return height > TableExtents.minimumLength ? height + headerTopPadding : 0
  }

  func height(ofFooter section: Int, _ delegate: any UITableViewDelegate) -> CGFloat {
    height(of: .footer(section: section)) { delegate.tableView(self, heightForFooterInSection: section) }
  }

  /// Returns the height of a part. As in UIKit, a grouped table treats 0 as automatic, and apps specify
  /// `leastNormalMagnitude` for no header.
  private func height(of part: TablePart, asked: () -> CGFloat) -> CGFloat {
    state.delegateLacksSectionHeight = false
    let height = asking(part, asked)
    if height < 0 || (height == 0 && style != .plain) { return automaticHeight(of: part) }
    if !state.delegateLacksSectionHeight, height > TableExtents.minimumLength, leavesOutHeight(of: part) {
      return automaticHeight(of: part)
    }
    return height.soundLength
  }

  /// Whether a height of the delegate has no effect: on a header or footer of a grouped table whose data source returns
  /// no title, if the delegate has no method for its view. A screen that iOS 26.1 laid out shows it.
  private func leavesOutHeight(of part: TablePart) -> Bool {
    let estimate = part.isFooter ? estimatedSectionFooterHeight : estimatedSectionHeaderHeight
    guard style != .plain, estimate != 0, hasMethodWithoutTitle(part) else { return false }
    if let makesViews = part.isFooter ? state.delegateMakesFooters : state.delegateMakesHeaders {
      return !makesViews
    }
    state.delegateLacksSectionView = false
    _ = newSectionView(part)
    let makesViews = !state.delegateLacksSectionView
    if part.isFooter {
      state.delegateMakesFooters = makesViews
    } else {
      state.delegateMakesHeaders = makesViews
    }
    return !makesViews
  }

  /// Whether the data source has a method for titles that returns none for a part.
  private func hasMethodWithoutTitle(_ part: TablePart) -> Bool {
    state.dataSourceLacksTitle = false
    let title =
      switch part {
      case .header(let section): dataSource?.tableView(self, titleForHeaderInSection: section)
      case .footer(let section): dataSource?.tableView(self, titleForFooterInSection: section)
      case .row: nil as String?
      }
    return title == nil && !state.dataSourceLacksTitle
  }

  /// Returns the height for a delegate without a method for it, and notes that it has none.
  func sectionHeightWithoutDelegate(_ height: CGFloat) -> CGFloat {
    state.delegateLacksSectionHeight = true
    return height
  }

  func sectionViewWithoutDelegate() -> UIView? {
    state.delegateLacksSectionView = true
    return nil
  }

  func titleWithoutDataSource() -> String? {
    state.dataSourceLacksTitle = true
    return nil
  }

  /// Returns a view of a part that no other place of the table shows.
  private func newSectionView(_ part: TablePart) -> UIView? {
    let wasClosed = state.headerFooterQueues.isClosed
    state.headerFooterQueues.isClosed = true
    defer { state.headerFooterQueues.isClosed = wasClosed }
    return sectionView(part)
  }

  /// Returns the height of a part, measured with a new view. What is shown then does not depend on what was
  /// measured.
  private func automaticHeight(of part: TablePart) -> CGFloat {
    guard let view = newSectionView(part) else {
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
