/// An account that a status mentions.
public struct Mention: Sendable, Hashable {
  public var acct: String
  public var url: String?

  public init(acct: String, url: String? = nil) {
    self.acct = acct
    self.url = url
  }
}

extension Mention: Decodable {
  enum CodingKeys: String, CodingKey {
    case acct
    case username
    case url
  }

  public init(from decoder: any Decoder) throws {
    let fields = try LenientFields(of: decoder, keyedBy: CodingKeys.self)
    acct = try fields.string(.acct) ?? fields.requiredString(.username)
    url = fields.address(.url)
  }
}
