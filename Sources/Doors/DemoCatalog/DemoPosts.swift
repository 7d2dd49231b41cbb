import CellCatalog
import CellSnapSocialFeed

/// The posts of the sample timeline, each in its own picture.
@MainActor
enum DemoPosts {
  /// The name of each picture, and the identifier of its post in the sample.
  private static let posts: [(name: String, identifier: String, isExpanded: Bool)] = [
    ("short", "112000000000102947", false),
    ("long", "112000000000007919", false),
    ("long-expanded", "112000000000007919", true),
    ("warning", "112000000000031676", false),
    ("quote", "112000000000888888", false),
    ("link", "112000000000777777", false),
    ("photos-1", "112000000000000000", false),
    ("photos-2-arabic", "112000000000015838", false),
    ("photos-2-thai", "112000000000063352", false),
    ("photos-3-japanese", "112000000000023757", false),
    ("photos-4-emoji", "112000000000039595", false),
    ("photos-5-hebrew", "112000000000047514", false),
    ("photos-6-chinese", "112000000000055433", false),
    ("photos-9", "112000000000079190", false),
    ("hindi", "112000000000071271", false),
  ]

  /// The names of the posts that are also drawn in other configurations.
  private static let varied: Set = ["long", "quote"]

  static func entries(of statuses: [Status], settings: FeedSettings) -> [CatalogEntry] {
    posts.map { post in
      let entry = CatalogEntry("WallPost/\(post.name)") {
        var settings = settings
        settings.isExpanded = settings.isExpanded || post.isExpanded
        return UserProfileTVC(
          statuses: statuses.filter { $0.id == post.identifier }, settings: settings)
      }
      return varied.contains(post.name) ? entry.alsoDrawn(in: DemoEntries.variations) : entry
    }
  }

  /// Returns a long post that a reader expands and likes, with an animation of the three states.
  static func touched(of statuses: [Status], settings: FeedSettings) -> CatalogEntry {
    CatalogEntry("WallPost/touched") {
      var settings = settings
      settings.isExpanded = false
      return UserProfileTVC(statuses: statuses.filter { $0.id == "112000000000007919" }, settings: settings)
    }
    .drawn(in: .widths(375))
    .state("collapsed", duration: 1.5)
    .state("expanded", duration: 1.5) { $0.tap("showMoreButton") }
    .state("liked", duration: 2) { $0.tap("likeButton") }
    .animated()
  }
}
