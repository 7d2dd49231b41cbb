package import MFS
package import UIKit

/// A conversation with one bubble in each row.
package final class MessagesController: MFSTableController {
  package init(messages: [Message]) {
    super.init(style: .plain)
    sections = [MFSTableSection(messages.map(MessageCellVM.init))]
  }

  package required init?(coder: NSCoder) {
    nil
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    registry = MFSCellRegistry(MessageCell.self)
    Self.style(tableView: tableView)
    tableView.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 7))
    tableView.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 7))
  }
}
