/// A hashtag used in a status.
package struct Tag: Sendable, Hashable {
  package var name: String
  package var url: String?
}

extension Tag: Decodable {
  enum CodingKeys: String, CodingKey {
    case name
    case url
  }

  package init(from decoder: any Decoder) throws {
    let fields = try LenientFields(of: decoder, keyedBy: CodingKeys.self)
    name = try fields.requiredString(.name)
    url = fields.address(.url)
  }
}
