import CellCatalog
import MFS
import UIKit

/// The content of an assertion's pictures.
@MainActor
struct SnapshotContent {
  let entry: CatalogEntry
  let place: ViewPlace?

  init(_ view: UIView, name: String, height: CatalogEntry.Height) {
    entry = CatalogEntry(name, height: height) { view }
    place = ViewPlace(of: view)
  }

  init(_ controller: UIViewController, name: String, height: CatalogEntry.Height) {
    entry = CatalogEntry(name, height: height) { controller }
    place = controller.viewIfLoaded.map { ViewPlace(of: $0) }
  }

  init<Cell: UITableViewCell & MFSCell>(
    _ cell: Cell.Type, _ viewModel: Cell.ViewModel, name: String, height: CatalogEntry.Height
  ) {
    entry = CatalogEntry(name, cell: cell, viewModel: viewModel, height: height)
    place = nil
  }
}
