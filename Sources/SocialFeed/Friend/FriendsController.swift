public import MFS
public import UIKit

/// The friends, one row each.
public final class FriendsController: MFSTableController {
  public init(accounts: [Account], settings: FeedSettings = FeedSettings()) {
    super.init(style: .plain)
    sections = [TableSection(accounts.map { FriendCellVM(account: $0, settings: settings) })]
  }

  public required init?(coder: NSCoder) {
    nil
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    registry = CellRegistry(FriendCell.self)
    tableView.backgroundColor = .cardBackground
    tableView.separatorInset = UIEdgeInsets(top: 0, left: 10 + 44 + 10, bottom: 0, right: 0)
  }
}
