extension UITableView {
  /// Returns a cell that knows the table's style before it is filled, as its empty configurations depend on the
  /// style.
  func reusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    let cell = queuedCell(withIdentifier: identifier)
    cell?.parts.tableStyle = style
    return cell
  }

  private func queuedCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = state.reconfiguredCell, cell.reuseIdentifier == identifier {
      state.reconfiguredCell = nil
      return cell
    }
    if let cell = state.cellQueues.dequeue(identifier) {
      cell.prepareForReuse()
      return cell
    }
    if let cell = state.cellQueues.nibView(for: identifier) {
      cell.takeIdentifier(identifier)
      return cell
    }
    return state.cellQueues.viewClass(for: identifier)?.make(reuseIdentifier: identifier)
  }

  /// Returns a view that knows its place before it is filled, as its empty configurations depend on the place.
  func reusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    let view = queuedHeaderFooterView(withIdentifier: identifier)
    if let view, let part = state.askedPart { configure(view, for: part) }
    return view
  }

  private func queuedHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    if let view = state.headerFooterQueues.dequeue(identifier) {
      view.prepareForReuse()
      return view
    }
    if let view = state.headerFooterQueues.nibView(for: identifier) {
      view.takeIdentifier(identifier)
      return view
    }
    return state.headerFooterQueues.viewClass(for: identifier)?.make(reuseIdentifier: identifier)
  }
}
