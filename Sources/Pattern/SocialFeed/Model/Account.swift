package import Foundation

/// A user of a server.
package struct Account: Sendable, Hashable {
  /// A labelled line of an account's profile.
  package struct Field: Sendable, Hashable {
    package var name: String
    /// The field's value in HTML.
    package var value: String
  }

  package var id: String
  package var username: String
  /// The user name, followed by the server's name if it is another server.
  package var acct: String
  /// The display name. It is empty if the account has none, and may contain shortcodes of custom emoji.
  package var displayName: String
  /// The description of the account in HTML.
  package var note: String
  package var avatarURL: String?
  package var headerURL: String?
  package var followersCount: Int
  package var followingCount: Int
  package var statusesCount: Int
  package var lastStatusAt: Date?
  package var emojis: [CustomEmoji]
  package var fields: [Field]
  package var isBot: Bool

  package init(
    id: String, username: String, acct: String? = nil, displayName: String = "", note: String = "",
    avatarURL: String? = nil, headerURL: String? = nil, followersCount: Int = 0, followingCount: Int = 0,
    statusesCount: Int = 0, lastStatusAt: Date? = nil, emojis: [CustomEmoji] = [], fields: [Field] = [],
    isBot: Bool = false
  ) {
    self.id = id
    self.username = username
    self.acct = acct ?? username
    self.displayName = displayName
    self.note = note
    self.avatarURL = avatarURL
    self.headerURL = headerURL
    self.followersCount = followersCount
    self.followingCount = followingCount
    self.statusesCount = statusesCount
    self.lastStatusAt = lastStatusAt
    self.emojis = emojis
    self.fields = fields
    self.isBot = isBot
  }
}

extension Account: Decodable {
  enum CodingKeys: String, CodingKey {
    case id
    case username
    case acct
    case displayName = "display_name"
    case note
    case avatarStatic = "avatar_static"
    case avatar
    case headerStatic = "header_static"
    case header
    case followersCount = "followers_count"
    case followingCount = "following_count"
    case statusesCount = "statuses_count"
    case lastStatusAt = "last_status_at"
    case emojis
    case fields
    case bot
  }

  package init(from decoder: any Decoder) throws {
    let fields = try LenientFields(of: decoder, keyedBy: CodingKeys.self)
    id = try fields.requiredString(.id)
    acct = try fields.string(.acct) ?? fields.requiredString(.username)
    username = fields.string(.username) ?? String(acct.prefix { $0 != "@" })
    displayName = fields.string(.displayName) ?? ""
    note = fields.string(.note, atMost: .content) ?? ""
    avatarURL = fields.address(.avatarStatic) ?? fields.address(.avatar)
    headerURL = fields.address(.headerStatic) ?? fields.address(.header)
    followersCount = fields.count(.followersCount) ?? 0
    followingCount = fields.count(.followingCount) ?? 0
    statusesCount = fields.count(.statusesCount) ?? 0
    lastStatusAt = fields.date(.lastStatusAt)
    emojis = fields.elements(.emojis)
    self.fields = fields.elements(.fields)
    isBot = fields.boolean(.bot) ?? false
  }
}

extension Account.Field: Decodable {
  enum CodingKeys: String, CodingKey {
    case name
    case value
  }

  package init(from decoder: any Decoder) throws {
    let fields = try LenientFields(of: decoder, keyedBy: CodingKeys.self)
    name = fields.string(.name) ?? ""
    value = fields.string(.value, atMost: .content) ?? ""
  }
}
