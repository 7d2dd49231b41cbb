public import MFS
public import UIKit

extension CatalogEntry {
  /// Makes an entry that shows one row: a cell of the class in a table, with a view model and the height that the class
  /// calculates.
  ///
  /// - Parameters:
  ///   - file: The file in which the entry is made.
  ///   - line: The line in which the entry is made. Changes of the file elsewhere do not concern it.
  public init<Cell: UITableViewCell & MFSCell>(
    _ name: String, cell: Cell.Type, viewModel: @autoclosure @escaping @MainActor () -> Cell.ViewModel,
    height: Height = .automatic, file: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(name, height: height) {
      let controller = MFSTableController(style: .plain)
      controller.registry.register(cell)
      controller.sections = [MFSTableSection([viewModel()])]
      controller.tableView.separatorStyle = .none
      return controller as UIViewController
    }
    place = CatalogPlace(file: file, line: line)
  }
}
