package import Foundation

/// A message between two people.
package struct Message: Sendable, Hashable {
  package var id: String
  package var text: String
  /// Whether the owner of the phone sent it.
  package var isOutgoing: Bool
  package var createdAt: Date?

  package init(id: String, text: String, isOutgoing: Bool, createdAt: Date? = nil) {
    self.id = id
    self.text = text
    self.isOutgoing = isOutgoing
    self.createdAt = createdAt
  }
}

extension Message: Decodable {
  enum CodingKeys: String, CodingKey {
    case id
    case text
    case isOutgoing = "is_outgoing"
    case createdAt = "created_at"
  }

  package init(from decoder: any Decoder) throws {
    let fields = try LenientFields(of: decoder, keyedBy: CodingKeys.self)
    id = try fields.requiredString(.id)
    text = fields.string(.text, atMost: .content) ?? ""
    isOutgoing = fields.boolean(.isOutgoing) ?? false
    createdAt = fields.date(.createdAt)
  }
}
