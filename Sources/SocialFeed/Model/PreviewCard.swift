/// What the server found behind the first link of a status.
public struct PreviewCard: Sendable, Hashable {
  public var url: String
  public var title: String
  public var summary: String
  public var providerName: String
  public var imageURL: String?
  public var blurHash: String?
}

extension PreviewCard: Decodable {
  enum CodingKeys: String, CodingKey {
    case url
    case title
    case description
    case providerName = "provider_name"
    case image
    case blurhash
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    url = try container.requiredString(.url)
    title = container.string(.title) ?? ""
    summary = container.string(.description) ?? ""
    providerName = container.string(.providerName) ?? ""
    imageURL = container.string(.image)
    blurHash = container.string(.blurhash)
  }
}
