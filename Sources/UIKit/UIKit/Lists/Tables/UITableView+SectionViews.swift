import Foundation

extension UITableView {
  /// Shows the visible headers and footers above the rows. In a plain table they float in the bounds.
  func layoutSectionViews(_ shown: [TablePart], above rows: UIView?) {
    var headers: Set<Int> = []
    var footers: Set<Int> = []
    for part in shown {
      switch part {
      case .header(let section): headers.insert(section)
      case .footer(let section): footers.insert(section)
      case .row(let path):
        guard floats else { continue }
        headers.insert(path.section)
        footers.insert(path.section)
      }
    }
    for section in state.headers.keys.sorted() where !headers.contains(section) { recycleHeader(section) }
    for section in state.footers.keys.sorted() where !footers.contains(section) { recycleFooter(section) }
    var below = rows
    for section in headers.union(footers).sorted() {
      if headers.contains(section) { below = showHeader(section, above: below) ?? below }
      if footers.contains(section) { below = showFooter(section, above: below) ?? below }
    }
  }

  private var floats: Bool { style == .plain && state.pictured == nil }

  private func showHeader(_ section: Int, above below: UIView?) -> UIView? {
    let natural = frame(of: .header(section: section))
    guard natural.height > TableExtents.minimumLength else { return nil }
    var frame = natural
    if floats {
      let (start, length) = state.extents.extent(ofSection: section)
      let footer = state.extents.extent(of: .footer(section: section)).length
      let top = bounds.minY + adjustedContentInset.top
      frame.origin.y = max(natural.minY, min(top, start + length - footer - natural.height))
    }
    if let view = state.headers[section] {
      place(view, as: .header(section: section), frame, floating: frame != natural)
      return view
    }
    guard let view = sectionView(.header(section: section)) else { return nil }
    state.headers[section] = view
    place(view, as: .header(section: section), frame, floating: frame != natural)
    delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    insert(view, above: below)
    return view
  }

  private func showFooter(_ section: Int, above below: UIView?) -> UIView? {
    let natural = frame(of: .footer(section: section))
    guard natural.height > TableExtents.minimumLength else { return nil }
    var frame = natural
    if floats {
      let first = state.extents.extent(of: .header(section: section))
      let bottom = bounds.maxY - adjustedContentInset.bottom
      frame.origin.y = min(natural.minY, max(bottom - natural.height, first.start + first.length))
    }
    if let view = state.footers[section] {
      place(view, as: .footer(section: section), frame, floating: frame != natural)
      return view
    }
    guard let view = sectionView(.footer(section: section)) else { return nil }
    state.footers[section] = view
    place(view, as: .footer(section: section), frame, floating: frame != natural)
    delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    insert(view, above: below)
    return view
  }

  private func place(_ view: UIView, as part: TablePart, _ frame: CGRect, floating: Bool) {
    guard let view = view as? UITableViewHeaderFooterView else {
      if view.frame != frame { view.frame = frame }
      return
    }
    // The content view keeps a distance from the edges, so the view itself does not have to.
    let frame = CGRect(x: 0, y: frame.minY, width: bounds.width, height: frame.height)
    if view.frame != frame { view.frame = frame }
    // The margins may belong to another width if the table was rotated.
    configure(view, for: part)
    view.isFloating = floating
  }

  func recycleHeader(_ section: Int) {
    guard let view = state.headers.removeValue(forKey: section) else { return }
    view.removeFromSuperview()
    enqueue(view)
    delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
  }

  func recycleFooter(_ section: Int) {
    guard let view = state.footers.removeValue(forKey: section) else { return }
    view.removeFromSuperview()
    enqueue(view)
    delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
  }

  func enqueue(_ view: UIView) {
    guard let view = view as? UITableViewHeaderFooterView else { return }
    state.headerFooterQueues.enqueue(view, for: view.reuseIdentifier)
  }

  /// Returns the app's view for a header or footer, or a view with its title.
  func sectionView(_ part: TablePart) -> UIView? {
    let view: UIView?
    let title: String?
    switch part {
    case .header(let section):
      view = asking(part) { delegate?.tableView(self, viewForHeaderInSection: section) }
      title = view == nil ? dataSource?.tableView(self, titleForHeaderInSection: section) : nil
    case .footer(let section):
      view = asking(part) { delegate?.tableView(self, viewForFooterInSection: section) }
      title = view == nil ? dataSource?.tableView(self, titleForFooterInSection: section) : nil
    case .row:
      return nil
    }
    if let view = view as? UITableViewHeaderFooterView { configure(view, for: part) }
    guard view == nil, let title else { return view }
    let identifier = UITableViewHeaderFooterView.titleIdentifier
    let titled =
      reusableHeaderFooterView(withIdentifier: identifier)
      ?? UITableViewHeaderFooterView(reuseIdentifier: identifier)
    configure(titled, for: part)
    let isCapitalized = style != .plain && !part.isFooter && SystemVersion.current == .iOS18
    titled.textLabel?.text = isCapitalized ? title.uppercased() : title
    return titled
  }

  /// Asks the delegate for something of a header or footer. Views that are dequeued meanwhile learn the part.
  func asking<Answer>(_ part: TablePart, _ body: () -> Answer) -> Answer {
    let outer = state.askedPart
    state.askedPart = part
    defer { state.askedPart = outer }
    return body()
  }

  func configure(_ view: UITableViewHeaderFooterView, for part: TablePart) {
    view.context = TableSectionContext(
      style: style, isFooter: part.isFooter, isFirst: part == .header(section: 0), margin: textMargin,
      inset: margin)
  }

  /// Places the table's own header, footer and background.
  func layoutSurroundings() {
    if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
    let width = bounds.width
    if let header = tableHeaderView {
      let frame = CGRect(x: 0, y: 0, width: width, height: header.bounds.height)
      if header.frame != frame { header.frame = frame }
    }
    if let footer = tableFooterView {
      let frame = CGRect(x: 0, y: state.extents.end, width: width, height: footer.bounds.height)
      if footer.frame != frame { footer.frame = frame }
    }
    let leading = (tableHeaderView?.bounds.height ?? 0).soundLength
    if leading != state.extents.leading {
      extentsDidChange()
      setNeedsLayout()
    }
  }

  /// Replaces one of the table's own views by another.
  func replace(_ old: UIView?, with new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new {
      if new === backgroundView { insertSubview(new, at: 0) } else { addSubview(new) }
    }
    if !state.needsCounts, !state.needsHeights { extentsDidChange() }
    setNeedsLayout()
  }
}

extension TablePart {
  var isFooter: Bool {
    if case .footer = self { true } else { false }
  }
}
