import Foundation
import MFS

/// The view model of the head of a profile.
final class UserProfileCellVM: MFSViewModel {
  struct Profile: Sendable, Hashable {
    var name: RichText
    var handle: String
    var note: RichText
    var avatar: Avatar
    var headerFile: String?
    var counts: RichText
    var direction: WritingDirection?
  }

  let profile: Profile
  let subviewFrames = MFSSubviewCache(.subviewFrames)

  init(account: Account, settings: FeedSettings = FeedSettings()) {
    let media = settings.media
    let note = HTMLReader.text(of: account.note, emojiFiles: media.files(of: account.emojis))
    profile = Profile(
      name: account.shownName(media: media), handle: "@\(account.acct)", note: note,
      avatar: Avatar(account: account, name: account.nameWithoutEmoji, media: media),
      headerFile: media.file(url: account.headerURL),
      counts: Self.counts([
        (account.statusesCount, account.statusesCount == 1 ? "post" : "posts"),
        (account.followingCount, "following"),
        (account.followersCount, account.followersCount == 1 ? "follower" : "followers"),
      ]), direction: WritingDirection(of: note.string))
  }

  /// Returns the text of the counts: emphasized numbers, each with its word.
  private static func counts(_ counts: [(number: Int, word: String)]) -> RichText {
    var text = RichText()
    for (number, word) in counts {
      if !text.isEmpty { text.string += "\u{2003}" }
      // Isolating characters keep each number with its word in right-to-left text.
      text.string += "\u{2068}"
      let start = text.string.utf16.count
      text.string += AbbreviatedCount.text(number)
      text.spans.append(RichText.Span(start..<text.string.utf16.count, .strong))
      let middle = text.string.utf16.count
      text.string += "\u{A0}\(word)"
      text.spans.append(RichText.Span(middle..<text.string.utf16.count, .note))
      text.string += "\u{2069}"
    }
    return text
  }

  func isEqual(to other: UserProfileCellVM) -> Bool { profile == other.profile }
}
