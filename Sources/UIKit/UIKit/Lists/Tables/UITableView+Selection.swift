import Foundation

extension UITableView {
  func select(_ path: IndexPath?, animated: Bool) {
    if !allowsMultipleSelection || path == nil {
      for other in state.selection.sorted() where other != path { deselect(other, animated: animated) }
    }
    guard let path else { return }
    state.selection.insert(path)
    state.cells[path]?.setSelected(true, animated: animated)
  }

  func deselect(_ path: IndexPath, animated: Bool) {
    guard state.selection.remove(path) != nil else { return }
    state.cells[path]?.setSelected(false, animated: animated)
  }

  /// Does what a tap on a row does, including all calls of the delegate.
  ///
  /// Returns false if the row cannot be tapped.
  @discardableResult
  package func tapRow(at path: IndexPath) -> Bool {
    layoutIfNeeded()
    guard allowsSelection, state.extents.contains(path),
      delegate?.tableView(self, shouldHighlightRowAt: path) ?? true
    else { return false }
    state.cells[path]?.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: path)
    state.cells[path]?.setHighlighted(false, animated: false)
    delegate?.tableView(self, didUnhighlightRowAt: path)
    if allowsMultipleSelection, state.selection.contains(path) {
      deselectByTap(path)
      return true
    }
    guard let target = delegate.map({ $0.tableView(self, willSelectRowAt: path) }) ?? path else {
      return true
    }
    if !allowsMultipleSelection {
      for other in state.selection.sorted() where other != target { deselectByTap(other) }
    }
    select(target, animated: false)
    // As in UIKit, the segue comes first.
    state.cells[target]?.performCellSegue()
    delegate?.tableView(self, didSelectRowAt: target)
    return true
  }

  /// Does what a tap on the button in a row's accessory does.
  package func tapAccessory(ofRowAt path: IndexPath) {
    layoutIfNeeded()
    guard let cell = state.cells[path] else { return }
    cell.performCellSegue(ofAccessory: true)
    delegate?.tableView(self, accessoryButtonTappedForRowWith: path)
  }

  private func deselectByTap(_ path: IndexPath) {
    guard let target = delegate.map({ $0.tableView(self, willDeselectRowAt: path) }) ?? path else { return }
    deselect(target, animated: false)
    delegate?.tableView(self, didDeselectRowAt: target)
  }
}
