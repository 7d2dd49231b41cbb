public import MFS
public import UIKit

extension Entry {
  /// An entry that shows one row: a cell of the class, in a table, with a view model and the height the class calculates.
  public init<Cell: MFSCell>(
    _ name: String, cell: Cell.Type, viewModel: @autoclosure @escaping @MainActor () -> Cell.ViewModel
  ) {
    self.init(name) { OneRowTable<Cell>(viewModel: viewModel()) as UIView }
  }
}

/// A table whose one row shows a view model in a cell of a class.
private final class OneRowTable<Cell: MFSCell>: UITableView, UITableViewDataSource, UITableViewDelegate {
  private let viewModel: Cell.ViewModel

  init(viewModel: Cell.ViewModel) {
    self.viewModel = viewModel
    super.init(frame: .zero, style: .plain)
    separatorStyle = .none
    dataSource = self
    delegate = self
  }

  required init?(coder: NSCoder) {
    nil
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    Cell.calculateCellHeight(from: viewModel, tableSize: tableView.bounds.size)
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = Cell(style: .default, reuseIdentifier: nil)
    cell.viewModel = viewModel
    return cell
  }
}
