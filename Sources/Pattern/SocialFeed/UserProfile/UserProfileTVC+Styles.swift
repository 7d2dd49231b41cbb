import UIKit

extension UserProfileTVC {
  static func style(tableView: UITableView) {
    tableView.separatorStyle = .none
    tableView.backgroundColor = .feedBackground
  }
}
