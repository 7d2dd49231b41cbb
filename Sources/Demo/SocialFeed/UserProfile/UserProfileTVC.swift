public import MFS
public import UIKit

/// A profile, or a wall alone: head, photos and posts in one table, 15 points between them.
public final class UserProfileTVC: MFSTableController {
  /// The rows, those of later pages among them; another one is shown from its beginning.
  public var viewModel: UserProfileViewModel {
    get { UserProfileViewModel(rows: sections.flatMap(\.rows)) }
    set {
      resetPaging()
      sections = Self.sections(of: newValue.rows)
    }
  }

  public init(viewModel: UserProfileViewModel) {
    super.init(style: .grouped)
    sections = Self.sections(of: viewModel.rows)
  }

  /// The rows of a file.
  public convenience init(wall: Wall) {
    self.init(viewModel: UserProfileViewModel(wall: wall))
  }

  /// A wall of posts.
  public convenience init(statuses: [Status], settings: FeedSettings = FeedSettings()) {
    self.init(viewModel: UserProfileViewModel(statuses: statuses, settings: settings))
  }

  /// The head of a profile, its photos where there are any, and its posts.
  public convenience init(profile: Account, statuses: [Status], settings: FeedSettings = FeedSettings()) {
    self.init(viewModel: UserProfileViewModel(profile: profile, statuses: statuses, settings: settings))
  }

  public required init?(coder: NSCoder) {
    nil
  }

  /// Pages through more statuses: `statuses` gives the next ones, none after the last.
  public func fetchNext(
    settings: FeedSettings = FeedSettings(), _ statuses: @escaping @MainActor () async throws -> [Status]
  ) {
    fetchNextViewModels = { try await statuses().map { WallPostCellVM(status: $0, settings: settings) } }
    if isViewLoaded { tableView.tableFooterView = makeSpinnerFooter() }
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    registry = CellRegistry(
      UserProfileCell.self, UserProfileGalleryCell.self, WallPostCell.self, FriendCell.self)
    Self.style(tableView: tableView)
    if fetchNextViewModels != nil { tableView.tableFooterView = makeSpinnerFooter() }
  }

  /// Each post in a section of its own.
  public override func append(_ viewModels: [any MFSViewModel]) {
    sections += Self.sections(of: viewModels)
  }

  private static func sections(of viewModels: [any MFSViewModel]) -> [TableSection] {
    viewModels.map { TableSection([$0]) }
  }

  public override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = super.tableView(tableView, cellForRowAt: indexPath)
    (cell as? WallPostCell)?.delegate = self
    return cell
  }

  public override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    .leastNormalMagnitude
  }

  public override func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    section == sections.count - 1 ? .leastNormalMagnitude : 15
  }
}
