public import Foundation

/// A user of a server.
public struct Account: Sendable, Hashable {
  public struct Field: Sendable, Hashable {
    public var name: String
    /// HTML.
    public var value: String
  }

  public var id: String
  public var username: String
  /// The user name, followed by the server's when it is another one.
  public var acct: String
  /// Empty when the account has none; may hold the shortcodes of custom emoji.
  public var displayName: String
  /// HTML.
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
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.requiredString(.id)
    acct = try container.string(.acct) ?? container.requiredString(.username)
    username = container.string(.username) ?? String(acct.prefix { $0 != "@" })
    displayName = container.string(.displayName) ?? ""
    note = container.string(.note) ?? ""
    avatarURL = container.string(.avatarStatic) ?? container.string(.avatar)
    headerURL = container.string(.headerStatic) ?? container.string(.header)
    followersCount = max(0, container.integer(.followersCount) ?? 0)
    followingCount = max(0, container.integer(.followingCount) ?? 0)
    statusesCount = max(0, container.integer(.statusesCount) ?? 0)
    lastStatusAt = container.date(.lastStatusAt)
    emojis = container.elements(.emojis)
    fields = container.elements(.fields)
    isBot = container.boolean(.bot) ?? false
  }
}

extension Account.Field: Decodable {
  enum CodingKeys: String, CodingKey {
    case name
    case value
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    name = container.string(.name) ?? ""
    value = container.string(.value) ?? ""
  }
}
