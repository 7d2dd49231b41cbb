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
        UserProfileTVC(profile: owner, statuses: Array(statuses.prefix(2)), settings: settings)
      }
    }
  }
}
