import Foundation

/// The content of a post as values: texts ready for drawing, files found, counts written out.
struct WallPost: Sendable, Hashable {
  var ownerName: RichText
  var avatar: Avatar
  var dateText: String
  /// The content warning.
  var warning: String?
  var fullText: RichText
  var direction: WritingDirection?
  var photos: [Photo]
  /// The card of its link. Only a post without photos and quotations has one.
  var linkCard: LinkCard?
  var isSensitive: Bool
  var likeCount: Int
  var commentCount: Int
  var shareCount: Int
  var views: String?
  /// The reactions that the server already knows.
  var reactions: Set<Reaction>

  init(status: Status, settings: FeedSettings) {
    let shown = status.reblog?.value ?? status
    let media = settings.media
    let name = shown.account.nameWithoutEmoji
    ownerName = shown.account.shownName(media: media)
    avatar = Avatar(account: shown.account, name: name, media: media)
    dateText = Self.dateText(shown, in: status, settings: settings)
    let warning = HTMLReader.text(of: shown.spoilerText).string
    self.warning = warning.isEmpty ? nil : warning
    fullText = Self.text(of: shown, media: media)
    direction = WritingDirection(of: self.warning ?? fullText.string)
    photos = shown.mediaAttachments.map { Photo(attachment: $0, media: media) }
    let isAlone = shown.mediaAttachments.isEmpty && shown.quote == nil
    linkCard = isAlone ? shown.card.map { LinkCard(card: $0, media: media) } : nil
    isSensitive = shown.isSensitive
    likeCount = shown.favouritesCount
    commentCount = shown.repliesCount
    shareCount = shown.reblogsCount
    views = shown.viewsCount.map(AbbreviatedCount.text)
    reactions = shown.isFavourited ? [.like] : []
  }

  private static func dateText(_ shown: Status, in status: Status, settings: FeedSettings) -> String {
    var parts = [shown.createdAt.map { RelativeDate.text($0, now: settings.now) } ?? RelativeDate.unknown]
    if shown.isEdited { parts.append("edited") }
    if status.reblog != nil { parts.append("shared by \(status.account.nameWithoutEmoji)") }
    return parts.joined(separator: " · ")
  }

  /// Returns the content, then the answers of a poll, then the quoted post.
  private static func text(of status: Status, media: MediaFolder) -> RichText {
    var text = HTMLReader.text(of: status.content, emojiFiles: media.files(of: status.emojis))
    if let poll = status.poll { text.appendParagraph(poll.text) }
    if let quoted = status.quote?.value {
      var quotation = RichText(quoted.account.nameWithoutEmoji)
      quotation.spans.append(RichText.Span(0..<quotation.string.utf16.count, .strong))
      quotation.string += "\n"
      let start = quotation.string.utf16.count
      let content = HTMLReader.text(of: quoted.content, emojiFiles: media.files(of: quoted.emojis))
      quotation.string += content.string
      quotation.spans += content.spans.map {
        RichText.Span($0.range.lowerBound + start..<$0.range.upperBound + start, $0.kind)
      }
      text.appendParagraph(quotation, as: .quotation)
    }
    return text
  }
}

extension Poll {
  /// The answers with their shares of the votes, one per line, then the number of votes.
  fileprivate var text: RichText {
    var text = RichText()
    for option in options {
      if !text.isEmpty { text.string += "\n" }
      if let votes = option.votesCount, votesCount > 0 {
        let start = text.string.utf16.count
        text.string += "\(min(100, Int((Double(votes) / Double(votesCount) * 100).rounded()))) %"
        text.spans.append(RichText.Span(start..<text.string.utf16.count, .strong))
        text.string += "\u{2002}"
      } else {
        text.string += "• "
      }
      text.string += option.title
    }
    let start = text.string.utf16.count
    text.string +=
      "\n\(AbbreviatedCount.text(votesCount)) \(votesCount == 1 ? "vote" : "votes")\(isExpired ? ", closed" : "")"
    text.spans.append(RichText.Span(start..<text.string.utf16.count, .note))
    return text
  }
}
