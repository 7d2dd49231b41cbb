public import UIKit

extension MFSCell {
  /// The size that the Frames functions get, in points.
  ///
  /// It is the size of the table around the cell. Before the cell is in a table, it is the table size that the cell
  /// was shown with, otherwise the cell's own size.
  public var tableSize: CGSize {
    if let table = enclosingTable, table.bounds.width > 0 { return table.bounds.size }
    return StepMemory.of(self).tableSize ?? bounds.size
  }

  /// Sets the view model for a table of this size, because a cell outside a table cannot find that size.
  public func show(_ viewModel: ViewModel?, tableSize: CGSize) {
    StepMemory.of(self).tableSize = tableSize
    self.viewModel = viewModel
  }

  private var enclosingTable: UITableView? {
    var view = superview
    while let candidate = view {
      if let table = candidate as? UITableView { return table }
      view = candidate.superview
    }
    return nil
  }
}
