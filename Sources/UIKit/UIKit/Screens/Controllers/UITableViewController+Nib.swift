internal import CellNibs
internal import Foundation

extension UITableViewController {
  static let tableViewControllerNibSettings = NibSettings(UITableViewController.self) {
    // The control belongs to the table, which is made later than the controller.
    $0.custom(["refreshControl"]) { part in
      guard let written = part.object.child("refreshControl") else { return nil }
      let index = part.plan.add(written)
      return { controller, loading in
        controller.nibRefreshControl = index.flatMap { loading.make($0) } as? UIRefreshControl
      }
    }
  }
}
