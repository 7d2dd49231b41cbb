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

  package init(from decoder: any Decoder) throws {
    let fields = try LenientFields(of: decoder, keyedBy: CodingKeys.self)
    id = try fields.requiredString(.id)
    account = try fields.requiredValue(.account)
    createdAt = fields.date(.createdAt)
    content = fields.string(.content, atMost: .content) ?? ""
    spoilerText = fields.string(.spoilerText, atMost: .paragraph) ?? ""
    isSensitive = fields.boolean(.sensitive) ?? false
    mediaAttachments = fields.elements(.mediaAttachments)
    emojis = fields.elements(.emojis)
    mentions = fields.elements(.mentions)
    tags = fields.elements(.tags)
    card = fields.value(.card)
    poll = fields.value(.poll)
    favouritesCount = fields.count(.favouritesCount) ?? 0
    repliesCount = fields.count(.repliesCount) ?? 0
    reblogsCount = fields.count(.reblogsCount) ?? 0
    viewsCount = fields.count(.viewsCount)
    isFavourited = fields.boolean(.favourited) ?? false
    isReblogged = fields.boolean(.reblogged) ?? false
    isEdited = fields.string(.editedAt) != nil
    let passedOn: Status? = fields.value(.reblog)
    reblog = passedOn.map(Box.init)
    // Mastodon sends an object around the quoted status, Pleroma sends the status itself.
    let quotation: Quote? = fields.value(.quote)
    let quoted: Status? = quotation?.status ?? fields.value(.quote)
    quote = quoted.map(Box.init)
  }
}
