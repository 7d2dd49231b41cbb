import Foundation

extension Status: Decodable {
  enum CodingKeys: String, CodingKey {
    case id
    case account
    case createdAt = "created_at"
    case content
    case spoilerText = "spoiler_text"
    case sensitive
    case mediaAttachments = "media_attachments"
    case emojis
    case mentions
    case tags
    case card
    case poll
    case favouritesCount = "favourites_count"
    case repliesCount = "replies_count"
    case reblogsCount = "reblogs_count"
    case viewsCount = "views_count"
    case favourited
    case reblogged
    case editedAt = "edited_at"
    case reblog
    case quote
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.requiredString(.id)
    account = try container.decode(Account.self, forKey: .account)
    createdAt = container.date(.createdAt)
    content = container.string(.content) ?? ""
    spoilerText = container.string(.spoilerText) ?? ""
    isSensitive = container.boolean(.sensitive) ?? false
    mediaAttachments = container.elements(.mediaAttachments)
    emojis = container.elements(.emojis)
    mentions = container.elements(.mentions)
    tags = container.elements(.tags)
    card = container.value(.card)
    poll = container.value(.poll)
    favouritesCount = max(0, container.integer(.favouritesCount) ?? 0)
    repliesCount = max(0, container.integer(.repliesCount) ?? 0)
    reblogsCount = max(0, container.integer(.reblogsCount) ?? 0)
    viewsCount = container.integer(.viewsCount).map { max(0, $0) }
    isFavourited = container.boolean(.favourited) ?? false
    isReblogged = container.boolean(.reblogged) ?? false
    isEdited = container.string(.editedAt) != nil
    let passedOn: Status? = container.value(.reblog)
    reblog = passedOn.map(Box.init)
    // Mastodon sends an entity around the quoted status, Pleroma the status itself.
    let quotation: Quote? = container.value(.quote)
    let quoted: Status? = quotation?.status ?? container.value(.quote)
    quote = quoted.map(Box.init)
  }
}
