/// An emoji of a server, written as its shortcode between colons.
package struct CustomEmoji: Sendable, Hashable {
  package var shortcode: String
  package var url: String?

  package init(shortcode: String, url: String? = nil) {
    self.shortcode = shortcode
    self.url = url
  }
}

extension CustomEmoji: Decodable {
  enum CodingKeys: String, CodingKey {
    case shortcode
    case staticURL = "static_url"
    case url
  }

  package init(from decoder: any Decoder) throws {
    let fields = try LenientFields(of: decoder, keyedBy: CodingKeys.self)
    shortcode = try fields.requiredString(.shortcode)
    url = fields.address(.staticURL) ?? fields.address(.url)
  }
}
