import Foundation

/// The standard parts that a cell has created, and the properties that were set.
@MainActor struct TableCellParts {
  var textLabel: UILabel?
  var detailLabel: UILabel?
  var imageView: UIImageView?
  var accessory: TableCellAccessory?
  var selectionBackground: UIView?
  /// The controls of the row while its table is edited.
  var editing = RowEditing()
  var editingControl: ListAccessoryView?
  var grip: ListAccessoryView?
  var showsReorderControl = true
  var editingAccessoryType = UITableViewCell.AccessoryType.none
  var editingAccessoryView: UIView?
  var separator: UIView?
  /// The separator above the first row of a group.
  var topSeparator: UIView?
  /// The style of the table for which the cell was created.
  var tableStyle: UITableView.Style?
  var separatorInset: UIEdgeInsets?
  /// The frame that the content view keeps in a comparison, or nil for the frame beside the accessory.
  var contentFrame: CGRect?
  /// The height that the content view leaves to the separator below it, in points.
  var separatorRoom: CGFloat = 0
  var hasOwnBackground = false
  var selected = CellFlag()
  var highlighted = CellFlag()
  var edited = CellFlag()
}

/// A property of a cell that can be set in two ways, each of which calls the other once.
@MainActor struct CellFlag {
  var isOn = false
  var isAssigning = false
}

extension UITableViewCell {
  func assign(
    _ value: Bool, to flag: WritableKeyPath<TableCellParts, CellFlag>, through set: (Bool) -> Void
  ) {
    if parts[keyPath: flag].isAssigning {
      parts[keyPath: flag].isOn = value
    } else {
      parts[keyPath: flag].isAssigning = true
      set(value)
      parts[keyPath: flag].isAssigning = false
    }
  }
}

/// A view that a table cell adds and removes by itself, depending on the cell's properties.
package protocol TableCellPart: UIView {}
