/// A view that a table cell adds and removes by itself, after what is set of the cell.
package protocol TableCellPart: UIView {}
