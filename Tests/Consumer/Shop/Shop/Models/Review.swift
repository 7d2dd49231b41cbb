import Foundation

/// A review as the shop's server sends it.
struct Review: Decodable {
  enum Kind: String, Decodable {
    case verified, guest
  }

  let author, body: String?
  let writtenOn: String
  let orderNumber: String
  let kind: Kind

  enum CodingKeys: String, CodingKey {
    case author, body, kind
    case writtenOn = "written_on"
    case orderNumber = "order_number"
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    author = try container.decodeIfPresent(String.self, forKey: .author)
    body = try container.decodeIfPresent(String.self, forKey: .body)
    writtenOn = try container.decode(String.self, forKey: .writtenOn)
    orderNumber = try container.decode(String.self, forKey: .orderNumber)
    kind = try container.decode(Kind.self, forKey: .kind)
  }
}

/// A part of a long list.
struct Page<Item> {
  let items: [Item]
  let range: (first: Int, last: Int)
}
