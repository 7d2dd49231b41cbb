public import Foundation

/// A user of a server.
public struct Account: Sendable, Hashable {
  /// A labelled line of an account's profile.
  public struct Field: Sendable, Hashable {
    public var name: String
    /// The field's value in HTML.
    public var value: String
  }

  public var id: String
  public var username: String
  /// The user name, followed by the server's name if it is another server.
  public var acct: String
  /// The display name. It is empty if the account has none, and may contain shortcodes of custom emoji.
  public var displayName: String
  /// The description of the account in HTML.
  public var note: String
  public var avatarURL: String?
  public var headerURL: String?
  public var followersCount: Int
  public var followingCount: Int
  public var statusesCount: Int
  public var lastStatusAt: Date?
  public var emojis: [CustomEmoji]
  public var fields: [Field]
  public var isBot: Bool

  public init(
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

  public init(from decoder: any Decoder) throws {
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

  public init(from decoder: any Decoder) throws {
    let fields = try LenientFields(of: decoder, keyedBy: CodingKeys.self)
    name = fields.string(.name) ?? ""
    value = fields.string(.value, atMost: .content) ?? ""
  }
}
