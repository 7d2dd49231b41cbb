public import MFS
public import UIKit

/// A conversation with one bubble in each row.
public final class MessagesController: MFSTableController {
  public init(messages: [Message]) {
    super.init(style: .plain)
    sections = [TableSection(messages.map(MessageCellVM.init))]
  }

  public required init?(coder: NSCoder) {
    nil
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    registry = CellRegistry(MessageCell.self)
    Self.style(tableView: tableView)
    tableView.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 7))
    tableView.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 7))
  }
}
