import MFS
import UIKit

/// A table of posts in the pattern.
final class PatternFeedTable: MFSTableController {
  init(_ items: [FeedItem]) {
    super.init(style: .plain)
    registry.register(PatternFeedCell.self)
    sections = [MFSTableSection(items.map(FeedItemVM.init))]
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.separatorStyle = .none
  }
}
