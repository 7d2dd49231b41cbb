import UIKit

extension MessagesController {
  static func style(tableView: UITableView) {
    tableView.separatorStyle = .none
    tableView.backgroundColor = .feedBackground
  }
}
