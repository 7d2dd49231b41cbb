public import Foundation

/// A message between two people.
public struct Message: Sendable, Hashable {
  public var id: String
  public var text: String
  /// Whether the owner of the phone sent it.
  public var isOutgoing: Bool
  public var createdAt: Date?

  public init(id: String, text: String, isOutgoing: Bool, createdAt: Date? = nil) {
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

  public init(from decoder: any Decoder) throws {
    let fields = try LenientFields(of: decoder, keyedBy: CodingKeys.self)
    id = try fields.requiredString(.id)
    text = fields.string(.text, atMost: .content) ?? ""
    isOutgoing = fields.boolean(.isOutgoing) ?? false
    createdAt = fields.date(.createdAt)
  }
}
