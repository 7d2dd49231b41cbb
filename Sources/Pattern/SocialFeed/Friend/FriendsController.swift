package import MFS
package import UIKit

/// The friends, one row each.
package final class FriendsController: MFSTableController {
  private let accounts: [Account]
  /// The closure that is called with a chosen friend. By default nothing happens.
  package var didChoose: @MainActor (Account) -> Void = { _ in }

  package init(accounts: [Account], settings: FeedSettings = FeedSettings()) {
    self.accounts = accounts
    super.init(style: .plain)
    sections = [MFSTableSection(accounts.map { FriendCellVM(account: $0, settings: settings) })]
  }

  package required init?(coder: NSCoder) {
    nil
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    registry = MFSCellRegistry(FriendCell.self)
    Self.style(tableView: tableView)
  }

  package override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    Self.style(separatorsOf: tableView)
  }

  package override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    didChoose(accounts[indexPath.row])
  }
}
