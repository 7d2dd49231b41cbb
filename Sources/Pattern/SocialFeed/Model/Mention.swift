/// An account that a status mentions.
package struct Mention: Sendable, Hashable {
  package var acct: String
  package var url: String?
}

extension Mention: Decodable {
  enum CodingKeys: String, CodingKey {
    case acct
    case username
    case url
  }

  package init(from decoder: any Decoder) throws {
    let fields = try LenientFields(of: decoder, keyedBy: CodingKeys.self)
    acct = try fields.string(.acct) ?? fields.requiredString(.username)
    url = fields.address(.url)
  }
}
