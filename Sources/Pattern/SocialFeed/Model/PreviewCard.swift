/// The server's preview of the page behind the first link of a status.
package struct PreviewCard: Sendable, Hashable {
  package var url: String
  package var title: String
  package var summary: String
  package var providerName: String
  package var authorName: String
  package var imageURL: String?
  package var blurHash: String?
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

  package init(from decoder: any Decoder) throws {
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
