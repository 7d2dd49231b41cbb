package import CellCatalog
package import CellSnapSocialFeed
import UIKit

/// The catalogue of the demo: the screens, then single posts.
@MainActor
package enum DemoEntries {
  /// Returns all entries.
  package static func all(_ settings: FeedSettings) throws -> [CatalogEntry] {
    let statuses = try SampleData.statuses()
    return screens(
      statuses: statuses, accounts: try SampleData.accounts(), messages: try SampleData.messages(),
      settings: settings) + DemoPosts.entries(of: statuses, settings: settings)
      + [DemoPosts.touched(of: statuses, settings: settings)]
  }

  /// The owner's posts, one with a photo and one with six photos: enough for a strip, and a picture of moderate
  /// height.
  private static let profilePosts: Set = ["112000000000000000", "112000000000110011"]

  /// The configurations for an entry besides the usual widths: dark, from right to left, and a large text size.
  static let variations: [SnapshotConfiguration] = {
    let phone = SnapshotConfiguration(width: 375)
    return [phone.dark, phone.rightToLeft, phone.textSize(.accessibilityExtraLarge)]
  }()

  /// Returns the login on the screens of two phones, because it fills the screen: 375 x 667 and 390 x 844 points.
  private static func login(_ name: String, widths: [SnapshotConfiguration]) -> CatalogEntry {
    CatalogEntry(name) { LoginController(viewModel: .defaultMockup) }
      .drawn(in: widths)
      .waiving(.touchTarget, of: "signInButton", because: "the article's buttons are 35 points high")
      .waiving(.touchTarget, of: "signUpButton", because: "the article's buttons are 35 points high")
      .waiving(
        .contrast, of: "signUpButton.titleLabel", because: "white on turquoise are the article's colours")
  }

  /// Returns a profile scrolled to its end. The spinner turns below it until the next posts arrive.
  private static func loadingProfile(of owner: Account, settings: FeedSettings) -> UserProfileTVC {
    let controller = UserProfileTVC(profile: owner, statuses: [], settings: settings)
    controller.fetchNext(settings: settings) {
      try await Task.sleep(for: .seconds(3_600))
      return []
    }
    controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 568)
    controller.view.layoutIfNeeded()
    controller.loadNextPageIfNeeded()
    return controller
  }

  @CatalogBuilder
  private static func screens(
    statuses: [Status], accounts: [Account], messages: [Message], settings: FeedSettings
  ) -> [CatalogEntry] {
    login("Login/portrait", widths: .widths(375, 390))
    login("Login/landscape", widths: .widths(667, 844))
    CatalogEntry("Friends") { UserProfileTVC.friends(accounts, settings: settings) }.alsoDrawn(in: variations)
    CatalogEntry("Messages") { MessagesController(messages: messages) }.alsoDrawn(in: variations)
    if let owner = statuses.first?.account {
      CatalogEntry("Profile") {
        UserProfileTVC(
          profile: owner, statuses: statuses.filter { profilePosts.contains($0.id) }, settings: settings)
      }.alsoDrawn(in: variations)
      CatalogEntry("Paging") { loadingProfile(of: owner, settings: settings) }
    }
  }
}
