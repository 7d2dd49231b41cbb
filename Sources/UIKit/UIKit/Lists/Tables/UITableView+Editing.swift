import Foundation

/// The controls that a row shows while its table is edited.
struct RowEditing: Equatable {
  /// The control before the content.
  enum Control: Equatable {
    case delete
    case insert
    /// A circle, filled for a selected row.
    case selection
  }

  var isEditable = false
  var control: Control?
  var indentsContent = true
  var canMove = false
}

extension UITableView {
  func updateEditing(animated: Bool = false) {
    for (path, cell) in state.cells.sorted(by: { $0.key < $1.key }) {
      showEditing(of: cell, at: path, animated: animated)
    }
    // The controls take room from texts, which then need more lines.
    heightsDidChange()
  }

  /// Gives a cell the controls of its row.
  func showEditing(of cell: UITableViewCell, at path: IndexPath, animated: Bool = false) {
    let editing = state.isEditing ? editing(ofRowAt: path) : RowEditing()
    if cell.parts.editing != editing {
      cell.parts.editing = editing
      cell.editingDidChange()
    }
    if cell.isEditing != state.isEditing { cell.setEditing(state.isEditing, animated: animated) }
  }

  private func editing(ofRowAt path: IndexPath) -> RowEditing {
    let canEdit = dataSource?.tableView(self, canEditRowAt: path) ?? true
    guard canEdit else { return RowEditing() }
    var editing = RowEditing(isEditable: true)
    if allowsMultipleSelectionDuringEditing {
      editing.control = .selection
    } else {
      switch delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete {
      case .none: break
      case .delete: editing.control = .delete
      case .insert: editing.control = .insert
      }
    }
    editing.indentsContent = delegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
    editing.canMove = dataSource?.tableView(self, canMoveRowAt: path) ?? false
    return editing
  }
}
