extension UITableView {
  func reusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = state.reconfiguredCell, cell.reuseIdentifier == identifier {
      state.reconfiguredCell = nil
      return cell
    }
    if let cell = state.cellQueues.dequeue(identifier) {
      cell.prepareForReuse()
      return cell
    }
    return state.cellQueues.viewClass(for: identifier)?.make(reuseIdentifier: identifier)
  }

  func reusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    if let view = state.headerFooterQueues.dequeue(identifier) {
      view.prepareForReuse()
      return view
    }
    return state.headerFooterQueues.viewClass(for: identifier)?.make(reuseIdentifier: identifier)
  }
}
