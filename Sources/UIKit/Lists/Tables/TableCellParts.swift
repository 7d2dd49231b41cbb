import Foundation

/// What a cell has made of its standard parts, and what was set of its own.
@MainActor struct TableCellParts {
  var textLabel: UILabel?
  var detailLabel: UILabel?
  var imageView: UIImageView?
  var accessory: TableCellAccessory?
  var selectionBackground: UIView?
  var separator: UIView?
  /// Above the first row of a group.
  var topSeparator: UIView?
  /// That of the table which it was made for.
  var tableStyle: UITableView.Style?
  var separatorInset: UIEdgeInsets?
  var hasOwnBackground = false
  var selected = CellFlag()
  var highlighted = CellFlag()
}

/// A property of a cell that can be set in two ways, of which each calls the other once.
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

/// A view that a table cell adds and removes by itself, after what is set of the cell.
package protocol TableCellPart: UIView {}
