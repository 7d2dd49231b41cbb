/// A hashtag used in a status.
public struct Tag: Sendable, Hashable {
  public var name: String
  public var url: String?

  public init(name: String, url: String? = nil) {
    self.name = name
    self.url = url
  }
}

extension Tag: Decodable {
  enum CodingKeys: String, CodingKey {
    case name
    case url
  }

  public init(from decoder: any Decoder) throws {
    let fields = try LenientFields(of: decoder, keyedBy: CodingKeys.self)
    name = try fields.requiredString(.name)
    url = fields.address(.url)
  }
}
