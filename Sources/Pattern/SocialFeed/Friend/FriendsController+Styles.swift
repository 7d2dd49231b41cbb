import MFS
import UIKit

extension FriendsController {
  static func style(tableView: UITableView) {
    tableView.backgroundColor = .cardBackground
  }

  /// Sets the separators. They begin below the names, and end where a wide table's column ends.
  static func style(separatorsOf tableView: UITableView) {
    let width = tableView.bounds.width
    let column = ReadableColumn(rowWidth: width)
    tableView.separatorInset = UIEdgeInsets(
      top: 0, left: column.minX + FriendCell.avatarSide + FriendCell.margin, bottom: 0,
      right: column.fillsRow ? 0 : width - column.maxX)
  }
}
