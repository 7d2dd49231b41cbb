package import Foundation

/// A post.
package struct Status: Sendable, Hashable {
  package var id: String
  package var account: Account
  package var createdAt: Date?
  /// The text in HTML.
  package var content: String
  /// The content warning. It is empty if there is none.
  package var spoilerText: String
  package var isSensitive: Bool
  package var mediaAttachments: [MediaAttachment]
  package var emojis: [CustomEmoji]
  package var mentions: [Mention]
  package var tags: [Tag]
  package var card: PreviewCard?
  package var poll: Poll?
  package var favouritesCount: Int
  package var repliesCount: Int
  package var reblogsCount: Int
  /// The number of views, from servers that send `views_count`. Mastodon counts no views.
  package var viewsCount: Int?
  package var isFavourited: Bool
  package var isReblogged: Bool
  package var isEdited: Bool
  /// The status that this one passes on, if any.
  package var reblog: Box<Status>?
  /// The status that this one quotes, if any.
  package var quote: Box<Status>?

  package init(
    id: String, account: Account, createdAt: Date? = nil, content: String = "", spoilerText: String = "",
    isSensitive: Bool = false, mediaAttachments: [MediaAttachment] = [], emojis: [CustomEmoji] = [],
    mentions: [Mention] = [], tags: [Tag] = [], card: PreviewCard? = nil, poll: Poll? = nil,
    favouritesCount: Int = 0, repliesCount: Int = 0, reblogsCount: Int = 0, viewsCount: Int? = nil,
    isFavourited: Bool = false, isReblogged: Bool = false, isEdited: Bool = false, reblog: Status? = nil,
    quote: Status? = nil
  ) {
    self.id = id
    self.account = account
    self.createdAt = createdAt
    self.content = content
    self.spoilerText = spoilerText
    self.isSensitive = isSensitive
    self.mediaAttachments = mediaAttachments
    self.emojis = emojis
    self.mentions = mentions
    self.tags = tags
    self.card = card
    self.poll = poll
    self.favouritesCount = favouritesCount
    self.repliesCount = repliesCount
    self.reblogsCount = reblogsCount
    self.viewsCount = viewsCount
    self.isFavourited = isFavourited
    self.isReblogged = isReblogged
    self.isEdited = isEdited
    self.reblog = reblog.map(Box.init)
    self.quote = quote.map(Box.init)
  }
}

/// A value kept by reference, so that a type can contain a value of itself.
package final class Box<Value: Sendable & Hashable>: Sendable, Hashable {
  package let value: Value

  package init(_ value: Value) {
    self.value = value
  }

  package static func == (left: Box, right: Box) -> Bool { left.value == right.value }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(value)
  }
}
