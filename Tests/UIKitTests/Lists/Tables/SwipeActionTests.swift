import Foundation
import Testing

@testable import UIKit

@MainActor struct SwipeActionTests {
  @Test func `a swipe action has the colour of its style`() {
    let actions = [UIContextualAction.Style.normal, .destructive].map {
      UIContextualAction(style: $0, title: "Delete") { _, _, _ in }
    }
    #expect(actions.map(\.backgroundColor) == [.systemGray, .systemRed])
  }

  @Test func `a test can call a swipe action's handler`() {
    var received: [Bool] = []
    let action = UIContextualAction(style: .normal, title: nil) { _, _, done in done(true) }
    action.handler(action, UIView()) { received.append($0) }
    #expect(received == [true])
  }

  @Test func `a table controller's rows offer no swipe actions`() {
    let (controller, path) = (UITableViewController(style: .plain), IndexPath(row: 0, section: 0))
    let table = UITableView(frame: .zero)
    #expect(controller.tableView(table, leadingSwipeActionsConfigurationForRowAt: path) == nil)
    #expect(controller.tableView(table, trailingSwipeActionsConfigurationForRowAt: path) == nil)
  }
}
