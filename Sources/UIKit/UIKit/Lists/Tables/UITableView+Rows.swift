import Foundation

extension UITableView {
  /// The part of the content to show.
  var shownRect: CGRect {
    let rect = state.pictured ?? bounds
    return rect.origin.x.isFinite && rect.origin.y.isFinite && rect.width.isFinite && rect.height.isFinite
      ? rect : .zero
  }

  /// The distance of text from the table's edges.
  var margin: CGFloat { TableMetrics.margin }

  /// The distance of text from the edges of cells, headers and footers.
  var textMargin: CGFloat {
    switch style {
    case .plain: margin
    case .grouped: TableMetrics.groupedCellMargin
    case .insetGrouped: TableMetrics.cardMargin
    }
  }

  /// The distance of rows from the table's edges.
  private var rowInset: CGFloat { style == .insetGrouped ? margin : 0 }

  func frame(of part: TablePart) -> CGRect {
    var (start, length) = state.extents.extent(of: part)
    if case .header = part {
      let padding = min(headerTopPadding, length)
      start += padding
      length -= padding
    }
    return CGRect(x: rowInset, y: start, width: max(state.width - 2 * rowInset, 0), height: length)
  }

  /// Shows exactly the visible rows, headers and footers, and recycles all others.
  func layoutRows() {
    let range = shownRect.minY..<max(shownRect.maxY, shownRect.minY)
    let expected = state.extents.parts(in: range)
    recycleRows(but: Set(expected.compactMap(\.row)))

    var shown: [TablePart] = []
    var below: UIView? = backgroundView?.superview === self ? backgroundView : nil
    var slot = state.extents.slot(at: range.lowerBound) ?? state.extents.slotCount
    var start = slot < state.extents.slotCount ? state.extents.extent(ofSlot: slot).start : 0
    while slot < state.extents.slotCount, start < range.upperBound {
      let part = state.extents.part(inSlot: slot)
      if let path = part.row { resolveHeight(ofRowAt: path) }
      let length = state.extents.extent(ofSlot: slot).length
      if start + length > range.lowerBound, length > TableExtents.minimumLength {
        shown.append(part)
        if let path = part.row { below = showRow(at: path, above: below) ?? below }
      }
      start += length
      slot += 1
    }
    recycleRows(but: Set(shown.compactMap(\.row)))
    layoutSectionViews(shown, above: below)
  }

  /// Lays out only the rows, headers and footers that touch a rectangle of the content, until
  /// `layoutRowsInBounds()` is called. Headers and footers keep their places, as nothing floats in a picture
  /// made of tiles.
  ///
  /// No row reuses the cell of another row, as if the screen were high enough for all rows. The appearance of a
  /// row then depends neither on its tile nor on what else was measured.
  package func layoutRows(in rect: CGRect) {
    state.pictured = rect
    state.setReuse(false)
    setNeedsLayout()
    layoutIfNeeded()
  }

  /// Lays out the rows in the bounds again.
  package func layoutRowsInBounds() {
    state.pictured = nil
    state.setReuse(true)
    setNeedsLayout()
    layoutIfNeeded()
  }

  /// Measures every row whose height is an estimate, each with a new cell, so that `contentSize` is exact.
  ///
  /// The first cells are kept for `layoutRows(in:)`, and the other cells are recycled.
  package func resolveHeights() {
    loadIfNeeded()
    state.setReuse(false)
    for (section, flags) in state.estimated.enumerated() where !flags.isEmpty {
      for row in flags.indices where state.estimated[section][row] {
        let path = IndexPath(row: row, section: section)
        let wasShown = state.cells[path] != nil
        resolveHeight(ofRowAt: path)
        if !wasShown, state.cells.count > Self.maximumWaitingCells { recycle(rowAt: path) }
      }
    }
    setNeedsLayout()
  }

  /// The number of cells that are kept after measuring. It is about the number in one tile of a picture.
  private static var maximumWaitingCells: Int { 256 }

  /// Makes an estimated height exact. It asks the delegate, and measures the cell if the height is automatic.
  private func resolveHeight(ofRowAt path: IndexPath) {
    guard state.estimated.indices.contains(path.section), !state.estimated[path.section].isEmpty,
      state.estimated[path.section][path.row]
    else { return }
    var height = delegate.map { exactHeight(ofRowAt: path, $0) } ?? rowHeight
    if height < 0, let cell = cell(forRowAt: path) {
      let width = frame(of: .row(path)).width
      if cell.bounds.width != width { cell.frame.size.width = width }
      cell.context = context(forRowAt: path)
      setSelection(of: cell, at: path)
      if state.isEditing || cell.isEditing { showEditing(of: cell, at: path) }
      let fitting = cell.fittingHeight(atWidth: width)
      height = PixelGrid(of: traitCollection).up(fitting.soundLength)
    }
    state.estimated[path.section][path.row] = false
    state.extents.setLength(max(height, 0), of: .row(path))
    extentsDidChange()
  }

  /// Returns the cell that shows a row, or a new cell.
  private func cell(forRowAt path: IndexPath) -> UITableViewCell? {
    if let cell = state.cells[path] { return cell }
    guard let cell = dataSource?.tableView(self, cellForRowAt: path) else { return nil }
    state.cells[path] = cell
    return cell
  }

  private func showRow(at path: IndexPath, above below: UIView?) -> UITableViewCell? {
    guard let cell = cell(forRowAt: path) else { return nil }
    let frame = frame(of: .row(path))
    if cell.frame != frame { cell.frame = frame }
    cell.context = context(forRowAt: path)
    guard cell.superview !== self else { return cell }
    if !state.delegateLacksIndentation, let delegate {
      let level = delegate.tableView(self, indentationLevelForRowAt: path)
      if !state.delegateLacksIndentation { cell.indentationLevel = level }
    }
    setSelection(of: cell, at: path)
    if state.isEditing || cell.isEditing { showEditing(of: cell, at: path) }
    delegate?.tableView(self, willDisplay: cell, forRowAt: path)
    insert(cell, above: below)
    cell.setNeedsLayout()
    return cell
  }

  /// Sets the selection of a cell. This also happens before the cell is measured, as its content may depend on
  /// it.
  private func setSelection(of cell: UITableViewCell, at path: IndexPath) {
    let isSelected = state.selection.contains(path)
    if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
  }

  func insert(_ view: UIView, above below: UIView?) {
    if let below { insertSubview(view, aboveSubview: below) } else { insertSubview(view, at: 0) }
  }

  private func recycleRows(but kept: Set<IndexPath>) {
    for path in state.cells.keys.filter({ !kept.contains($0) }).sorted() { recycle(rowAt: path) }
  }

  func recycle(rowAt path: IndexPath) {
    guard let cell = state.cells.removeValue(forKey: path) else { return }
    let wasShown = cell.superview === self
    if wasShown { cell.removeFromSuperview() }
    state.cellQueues.enqueue(cell, for: cell.reuseIdentifier)
    if wasShown { delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path) }
  }

  func context(forRowAt path: IndexPath) -> TableCellContext {
    let count = state.extents.rowCounts[path.section]
    let isLast = path.row == count - 1
    return TableCellContext(
      style: style, isFirst: path.row == 0, isLast: isLast,
      isFollowedByRow: !isLast || isNextSectionAdjoining(path.section), margin: textMargin,
      accessoryMargin: margin,
      tableMargin: max(directionalLayoutMargins.trailing, owner == nil ? 0 : margin),
      indexWidth: sectionIndexWidth,
      separatorColor: separatorStyle == .none ? nil : separatorColor, separatorInset: state.separatorInset,
      addsSeparatorInset: separatorInsetReference == .fromAutomaticInsets)
  }

  /// Returns whether neither a footer nor a header is between a section's last row and the next section's first
  /// row.
  private func isNextSectionAdjoining(_ section: Int) -> Bool {
    let next = section + 1
    guard next < state.extents.rowCounts.count, state.extents.rowCounts[next] > 0 else { return false }
    return state.extents.extent(of: .footer(section: section)).length <= TableExtents.minimumLength
      && state.extents.extent(of: .header(section: next)).length <= TableExtents.minimumLength
  }

  func separatorsDidChange() {
    for (path, cell) in state.cells { cell.context = context(forRowAt: path) }
  }
}

extension TablePart {
  /// The index path of the row, or nil for a header or footer.
  var row: IndexPath? {
    if case .row(let path) = self { path } else { nil }
  }
}
