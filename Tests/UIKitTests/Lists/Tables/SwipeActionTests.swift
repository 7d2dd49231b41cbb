import Foundation
import Testing

@testable import UIKit

@MainActor struct SwipeActionTests {
  private final class Controller: UITableViewController {
    override func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(indexPath.row == 3) }
      ])
    }
  }

  @Test func `a swipe action's handler can be called by a test`() {
    let controller = Controller(style: .plain)
    let configuration = controller.tableView(
      controller.tableView, trailingSwipeActionsConfigurationForRowAt: IndexPath(row: 3, section: 0))
    let action = configuration?.actions.first
    var isDone = false
    action?.handler(action ?? UIContextualAction(style: .normal, title: nil) { _, _, _ in }, UIView()) {
      isDone = $0
    }
    #expect(isDone)
    #expect(action?.backgroundColor == .systemRed)
    #expect(configuration?.performsFirstActionWithFullSwipe == true)
  }
}
