import UIKit

/// A cell outside of the pattern that shows a post.
@MainActor
protocol FeedItemCell: UITableViewCell {
  func show(_ item: FeedItem)
}

extension ManualFeedCell: FeedItemCell {}
extension ConstrainedFeedCell: FeedItemCell {}
extension StackedFeedCell: FeedItemCell {}

/// A table of posts outside of the pattern.
final class FeedTable<Cell: FeedItemCell>: UITableViewController {
  private let items: [FeedItem]
  private let sizingCell: Cell?
  private let identifier = "post"

  /// - Parameter sizingCell: A cell that measures every row before the first row is shown. If it is nil, the
  ///   table estimates heights until rows become visible and their cells size themselves.
  init(_ items: [FeedItem], sizingCell: Cell? = nil) {
    self.items = items
    self.sizingCell = sizingCell
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(Cell.self, forCellReuseIdentifier: identifier)
    tableView.separatorStyle = .none
    if sizingCell == nil { tableView.estimatedRowHeight = FeedItemStyle.usualHeight }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    (cell as? Cell)?.show(items[indexPath.row])
    return cell
  }

  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    guard let sizingCell else { return super.tableView(tableView, heightForRowAt: indexPath) }
    sizingCell.show(items[indexPath.row])
    let room = CGSize(width: tableView.bounds.width, height: .greatestFiniteMagnitude)
    return sizingCell.sizeThatFits(room).height
  }
}
