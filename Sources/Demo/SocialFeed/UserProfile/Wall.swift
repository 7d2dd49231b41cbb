import MFS

/// The rows of a file as a table shows them: texts read and files found once for all tables that show them, and
/// nothing kept of what the server said beside that.
public struct Wall: Sendable {
  private enum Row: Sendable {
    case post(WallPost)
    case friend(Account)
  }

  private let rows: [Row]
  private let settings: FeedSettings

  /// Statuses become posts, accounts become friends.
  public init(rows: [TimelineRow], settings: FeedSettings = FeedSettings()) {
    self.rows = rows.map { row in
      switch row {
      case .status(let status): .post(WallPost(status: status, settings: settings))
      case .account(let account): .friend(account)
      }
    }
    self.settings = settings
  }

  /// New ones at each call, with nothing in their caches yet.
  func viewModels() -> [any MFSViewModel] {
    rows.map { row in
      switch row {
      case .post(let post): WallPostCellVM(post: post, isExpanded: settings.isExpanded)
      case .friend(let account): FriendCellVM(account: account, settings: settings)
      }
    }
  }
}
