public import MFS
public import UIKit

/// The friends, one row each.
public final class FriendsController: MFSTableController {
  private let accounts: [Account]
  private let settings: FeedSettings

  public init(accounts: [Account], settings: FeedSettings = FeedSettings()) {
    self.accounts = accounts
    self.settings = settings
    super.init(style: .plain)
    sections = [TableSection(accounts.map { FriendCellVM(account: $0, settings: settings) })]
  }

  public required init?(coder: NSCoder) {
    nil
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    registry = CellRegistry(FriendCell.self)
    Self.style(tableView: tableView)
  }

  public override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    Self.style(separatorsOf: tableView)
  }

  /// Shows the profile of a friend who was chosen.
  public override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let profile = UserProfileTVC(profile: accounts[indexPath.row], statuses: [], settings: settings)
    navigationController?.pushViewController(profile, animated: true)
  }
}
