package import MFS
package import UIKit

/// A profile, or only a wall: head, photos and posts in one table, with 15 points between them.
package final class UserProfileTVC: MFSTableController {
  /// The rows, including the rows of later pages. A new view model is shown from its beginning.
  package var viewModel: UserProfileViewModel {
    get { UserProfileViewModel(rows: sections.flatMap(\.rows)) }
    set {
      resetPaging()
      sections = Self.sections(of: newValue.rows)
    }
  }

  package init(viewModel: UserProfileViewModel) {
    super.init(style: .grouped)
    sections = Self.sections(of: viewModel.rows)
  }

  /// Makes a wall of a file's rows.
  package convenience init(wall: Wall) {
    self.init(viewModel: UserProfileViewModel(wall: wall))
  }

  /// Makes a wall of posts.
  package convenience init(statuses: [Status], settings: FeedSettings = FeedSettings()) {
    self.init(viewModel: UserProfileViewModel(statuses: statuses, settings: settings))
  }

  /// Makes a profile with its head, its photos if there are any, and its posts.
  package convenience init(profile: Account, statuses: [Status], settings: FeedSettings = FeedSettings()) {
    self.init(viewModel: UserProfileViewModel(profile: profile, statuses: statuses, settings: settings))
  }

  package required init?(coder: NSCoder) {
    nil
  }

  /// Pages through more statuses. `statuses` returns the next ones, and none after the last.
  package func fetchNext(
    settings: FeedSettings = FeedSettings(), _ statuses: @escaping @MainActor () async throws -> [Status]
  ) {
    fetchNextViewModels = { try await statuses().map { WallPostCellVM(status: $0, settings: settings) } }
    if isViewLoaded { tableView.tableFooterView = makeSpinnerFooter() }
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    registry = MFSCellRegistry(
      UserProfileCell.self, UserProfileGalleryCell.self, WallPostCell.self, FriendCell.self)
    Self.style(tableView: tableView)
    if fetchNextViewModels != nil { tableView.tableFooterView = makeSpinnerFooter() }
  }

  /// Adds each post in its own section.
  package override func append(_ viewModels: [any MFSViewModel]) {
    sections += Self.sections(of: viewModels)
  }

  private static func sections(of viewModels: [any MFSViewModel]) -> [MFSTableSection] {
    viewModels.map { MFSTableSection([$0]) }
  }

  package override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = super.tableView(tableView, cellForRowAt: indexPath)
    (cell as? WallPostCell)?.delegate = self
    return cell
  }

  package override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  {
    .leastNormalMagnitude
  }

  package override func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  {
    section == sections.count - 1 ? .leastNormalMagnitude : 15
  }
}
