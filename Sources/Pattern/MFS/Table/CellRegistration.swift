internal import UIKit

/// The registry's facts about one cell class, without its static type.
///
/// It is a class, because each request for a height takes one from the registry.
final class CellRegistration: Sendable {
  typealias MakeCell =
    @MainActor @Sendable (
      any MFSViewModel, UITableView, CGSize, _ height: @escaping () -> CGFloat
    ) -> UITableViewCell

  let className: String
  let height: @Sendable (any MFSViewModel, CGSize) -> CGFloat
  let coordinates: @Sendable (any MFSViewModel, CGSize) -> Void
  let contents: @Sendable (any MFSViewModel, CGSize) -> Void
  let frameOwners: @Sendable (any MFSViewModel, CGSize) -> [String: MFSFrameOwner]
  let cell: MakeCell

  init<Cell: UITableViewCell & MFSCell>(_ cellClass: Cell.Type) {
    // `String(reflecting:)` returns the same name after it searched all conformances of the process, for each class.
    let name = _typeName(cellClass)
    className = name
    // This calls the class itself, which may be a subclass of `Cell`.
    height = { viewModel, tableSize in
      cellClass.calculateCellHeight(from: Self.viewModel(viewModel, of: cellClass), tableSize: tableSize)
    }
    coordinates = { viewModel, tableSize in
      guard let viewModel = viewModel as? Cell.ViewModel else { return }
      cellClass.calculateCoordinates(for: viewModel, tableSize: tableSize)
    }
    contents = { viewModel, tableSize in
      guard let viewModel = viewModel as? Cell.ViewModel else { return }
      cellClass.prepareContents(for: viewModel, tableSize: tableSize)
    }
    frameOwners = { viewModel, tableSize in
      guard let viewModel = viewModel as? Cell.ViewModel else { return [:] }
      return cellClass.frameOwners(for: viewModel, tableSize: tableSize)
    }
    cell = { viewModel, tableView, tableSize, height in
      guard let cell = Self.dequeue(cellClass, named: name, from: tableView) else {
        return UITableViewCell(style: .default, reuseIdentifier: nil)
      }
      if !cell.isBuilt || cell.resizesOutsideOfTables {
        // The cell's final size, so that it is sized once, and not first with UIKit's 320 points or its last row's
        // size.
        let height = height()
        cell.frame.size = CGSize(
          width: tableSize.width,
          height: height == UITableView.automaticDimension ? cell.frame.height : height)
      }
      cell.show(viewModel as? Cell.ViewModel, tableSize: tableSize)
      cell.finishBuildIfBegun()
      return cell
    }
  }

  /// Casts a view model. If its class matches exactly, which is nearly always, the runtime is not asked: a table
  /// asks for all heights at once.
  private static func viewModel<Cell: MFSCell>(
    _ viewModel: any MFSViewModel, of cellClass: Cell.Type
  ) -> Cell.ViewModel? {
    type(of: viewModel) == Cell.ViewModel.self
      ? unsafeDowncast(viewModel, to: Cell.ViewModel.self) : viewModel as? Cell.ViewModel
  }

  /// Returns a cell from the queue, or a new one. The table makes it, so the class needs no `required` initialiser.
  @MainActor private static func dequeue<Cell: UITableViewCell>(
    _ cellClass: Cell.Type, named name: String, from tableView: UITableView
  ) -> Cell? {
    ViewModelPromise.making(cellClass) {
      if let cell = tableView.dequeueReusableCell(withIdentifier: name) as? Cell { return cell }
      tableView.register(cellClass, forCellReuseIdentifier: name)
      return tableView.dequeueReusableCell(withIdentifier: name) as? Cell
    }
  }
}

extension MFSCell {
  /// Whether a new view model resizes the cell before it is in a table.
  fileprivate var resizesOutsideOfTables: Bool {
    let order = type(of: self).updateOrder
    return order.steps.contains(.resizeSubviews) && !order.stepsInSuperviewOnly.contains(.resizeSubviews)
  }
}
