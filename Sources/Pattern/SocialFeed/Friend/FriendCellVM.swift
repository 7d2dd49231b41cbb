import Foundation
import MFS

/// A friend as a row shows it.
final class FriendCellVM: MFSViewModel {
  let fullName: RichText
  let avatar: Avatar
  /// The text about the day, or nil if it is unknown. Then the name is shown alone.
  let lastSeen: String?

  init(account: Account, settings: FeedSettings = FeedSettings()) {
    fullName = account.shownName(media: settings.media)
    avatar = Avatar(account: account, name: account.nameWithoutEmoji, media: settings.media)
    lastSeen = account.lastStatusAt.map { FriendCellVM.lastSeenText($0, now: settings.now) }
  }

  /// Returns the text about a day. Servers send only the day, no time.
  private static func lastSeenText(_ date: Date, now: Date) -> String {
    let day = RelativeDate.text(date, now: now)
    let isToday =
      (date.timeIntervalSince1970 / 86_400).rounded(.down)
      == (now.timeIntervalSince1970 / 86_400).rounded(.down)
    return isToday ? "Last seen today" : "Last seen \(day == "Yesterday" ? "yesterday" : day)"
  }

  func isEqual(to other: FriendCellVM) -> Bool {
    fullName == other.fullName && avatar == other.avatar && lastSeen == other.lastSeen
  }
}
