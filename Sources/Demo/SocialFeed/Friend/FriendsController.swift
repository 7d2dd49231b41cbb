public import MFS
public import UIKit

/// The friends, one row each.
public final class FriendsController: MFSTableController {
  private let accounts: [Account]
  /// The closure that is called with a chosen friend. By default nothing happens.
  public var didChoose: @MainActor (Account) -> Void = { _ in }

  public init(accounts: [Account], settings: FeedSettings = FeedSettings()) {
    self.accounts = accounts
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

  public override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    didChoose(accounts[indexPath.row])
  }
}
