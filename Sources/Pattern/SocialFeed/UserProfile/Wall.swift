import MFS

/// The rows of a file as a table shows them. Texts are read and files found once for all tables that show them. No
/// other data of the server's response is kept for posts.
package struct Wall: Sendable {
  private enum Row: Sendable {
    case post(WallPost)
    case friend(Account)
  }

  private let rows: [Row]
  private let settings: FeedSettings

  /// Makes posts of statuses and friends of accounts.
  package init(rows: [TimelineRow], settings: FeedSettings = FeedSettings()) {
    self.rows = rows.map { row in
      switch row {
      case .status(let status): .post(WallPost(status: status, settings: settings))
      case .account(let account): .friend(account)
      }
    }
    self.settings = settings
  }

  /// Returns new view models at each call. Their caches are empty.
  func viewModels() -> [any MFSViewModel] {
    rows.map { row in
      switch row {
      case .post(let post): WallPostCellVM(post: post, isExpanded: settings.isExpanded)
      case .friend(let account): FriendCellVM(account: account, settings: settings)
      }
    }
  }
}
