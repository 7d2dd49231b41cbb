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
    Self.style(tableView: tableView)
  }

  public override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    Self.style(separatorsOf: tableView)
  }
}
