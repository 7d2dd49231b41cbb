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
  }

  /// The separators begin below the names, and end where a wide table's column does.
  public override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let width = tableView.bounds.width
    let column = ReadableColumn(rowWidth: width)
    tableView.separatorInset = UIEdgeInsets(
      top: 0, left: column.minX + 44 + 10, bottom: 0, right: column.fillsRow ? 0 : width - column.maxX)
  }
}
