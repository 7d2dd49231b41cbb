/// The server's preview of the page behind the first link of a status.
public struct PreviewCard: Sendable, Hashable {
  public var url: String
  public var title: String
  public var summary: String
  public var providerName: String
  public var authorName: String
  public var imageURL: String?
  public var blurHash: String?
}

extension PreviewCard: Decodable {
  enum CodingKeys: String, CodingKey {
    case url
    case title
    case description
    case providerName = "provider_name"
    case authorName = "author_name"
    case authors
    case image
    case blurhash
  }

  public init(from decoder: any Decoder) throws {
    let fields = try LenientFields(of: decoder, keyedBy: CodingKeys.self)
    url = try fields.requiredString(.url, atMost: .address)
    title = fields.string(.title) ?? ""
    summary = fields.string(.description, atMost: .paragraph) ?? ""
    providerName = fields.string(.providerName) ?? ""
    let authors: [Author] = fields.elements(.authors)
    authorName = fields.string(.authorName).flatMap { $0.isEmpty ? nil : $0 } ?? authors.first?.name ?? ""
    imageURL = fields.address(.image)
    blurHash = fields.string(.blurhash)
  }
}

/// An author from a newer server, which lists several, each with a URL and perhaps an account.
private struct Author: Decodable {
  enum CodingKeys: String, CodingKey {
    case name
  }

  var name: String

  init(from decoder: any Decoder) throws {
    name = try LenientFields(of: decoder, keyedBy: CodingKeys.self).requiredString(.name)
  }
}
