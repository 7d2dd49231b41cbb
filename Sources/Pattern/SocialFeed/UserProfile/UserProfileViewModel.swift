package import MFS

/// The rows of a profile, or only of a wall, from top to bottom.
@MainActor package struct UserProfileViewModel {
  package var rows: [any MFSViewModel]

  init(rows: [any MFSViewModel]) {
    self.rows = rows
  }

  /// Makes a wall of a file's rows.
  package init(wall: Wall) {
    self.init(rows: wall.viewModels())
  }

  /// Makes a wall of posts.
  package init(statuses: [Status], settings: FeedSettings = FeedSettings()) {
    self.init(wall: Wall(rows: statuses.map(TimelineRow.status), settings: settings))
  }

  /// Makes a profile with its head, its photos if there are any, and its posts.
  package init(profile: Account, statuses: [Status], settings: FeedSettings = FeedSettings()) {
    let gallery = UserProfileGalleryCellVM(statuses: statuses, settings: settings)
    var rows: [any MFSViewModel] = [UserProfileCellVM(account: profile, settings: settings)]
    if !gallery.photos.isEmpty { rows.append(gallery) }
    rows += statuses.map { WallPostCellVM(status: $0, settings: settings) }
    self.init(rows: rows)
  }
}
