/// A question with answers to choose from.
package struct Poll: Sendable, Hashable {
  /// An answer to choose from.
  package struct Option: Sendable, Hashable {
    package var title: String
    /// The number of votes, or nil while the results are not published.
    package var votesCount: Int?
  }

  package var options: [Option]
  package var votesCount: Int
  package var isExpired: Bool
}

extension Poll: Decodable {
  enum CodingKeys: String, CodingKey {
    case options
    case votesCount = "votes_count"
    case expired
  }

  package init(from decoder: any Decoder) throws {
    let fields = try LenientFields(of: decoder, keyedBy: CodingKeys.self)
    options = fields.elements(.options, atMost: .options)
    votesCount = fields.count(.votesCount) ?? 0
    isExpired = fields.boolean(.expired) ?? false
  }
}

extension Poll.Option: Decodable {
  enum CodingKeys: String, CodingKey {
    case title
    case votesCount = "votes_count"
  }

  package init(from decoder: any Decoder) throws {
    let fields = try LenientFields(of: decoder, keyedBy: CodingKeys.self)
    title = try fields.requiredString(.title)
    votesCount = fields.count(.votesCount)
  }
}
