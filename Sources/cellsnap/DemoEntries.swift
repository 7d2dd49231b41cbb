import CellCatalog
import SocialFeed

/// The catalogue of the demo: the screens, then single posts.
@MainActor
enum DemoEntries {
  static func all(_ settings: FeedSettings) throws -> [Entry] {
    let statuses = try SampleData.statuses()
    return screens(
      statuses: statuses, accounts: try SampleData.accounts(), messages: try SampleData.messages(),
      settings: settings) + DemoPosts.entries(of: statuses, settings: settings)
  }

  /// A post with one photo and one with six: enough for a strip, and a picture of moderate height.
  private static let profilePosts: Set = ["112000000000000000", "112000000000055433"]

  @EntryBuilder
  private static func screens(
    statuses: [Status], accounts: [Account], messages: [Message], settings: FeedSettings
  ) -> [Entry] {
    Entry("Login/portrait") { LoginController(viewModel: .defaultMockup) }
    Entry("Login/landscape", height: .timesWidth(9.0 / 16)) { LoginController(viewModel: .defaultMockup) }
    Entry("Friends") { FriendsController(accounts: accounts, settings: settings) }
    Entry("Messages") { MessagesController(messages: messages) }
    if let owner = statuses.first?.account {
      Entry("Profile") {
        UserProfileTVC(
          profile: owner, statuses: statuses.filter { profilePosts.contains($0.id) }, settings: settings)
      }
    }
  }
}
