public import Foundation

/// A post.
public struct Status: Sendable, Hashable {
  public var id: String
  public var account: Account
  public var createdAt: Date?
  /// The text in HTML.
  public var content: String
  /// The content warning. It is empty if there is none.
  public var spoilerText: String
  public var isSensitive: Bool
  public var mediaAttachments: [MediaAttachment]
  public var emojis: [CustomEmoji]
  public var mentions: [Mention]
  public var tags: [Tag]
  public var card: PreviewCard?
  public var poll: Poll?
  public var favouritesCount: Int
  public var repliesCount: Int
  public var reblogsCount: Int
  /// The number of views, from servers that send `views_count`. Mastodon counts no views.
  public var viewsCount: Int?
  public var isFavourited: Bool
  public var isReblogged: Bool
  public var isEdited: Bool
  /// The status that this one passes on, if any.
  public var reblog: Box<Status>?
  /// The status that this one quotes, if any.
  public var quote: Box<Status>?

  public init(
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
public final class Box<Value: Sendable & Hashable>: Sendable, Hashable {
  public let value: Value

  public init(_ value: Value) {
    self.value = value
  }

  public static func == (left: Box, right: Box) -> Bool { left.value == right.value }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(value)
  }
}
