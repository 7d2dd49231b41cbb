/// A question with answers to choose from.
public struct Poll: Sendable, Hashable {
  /// An answer to choose from.
  public struct Option: Sendable, Hashable {
    public var title: String
    /// The number of votes, or nil while the results are not published.
    public var votesCount: Int?
  }

  public var options: [Option]
  public var votesCount: Int
  public var isExpired: Bool
}

extension Poll: Decodable {
  enum CodingKeys: String, CodingKey {
    case options
    case votesCount = "votes_count"
    case expired
  }

  public init(from decoder: any Decoder) throws {
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

  public init(from decoder: any Decoder) throws {
    let fields = try LenientFields(of: decoder, keyedBy: CodingKeys.self)
    title = try fields.requiredString(.title)
    votesCount = fields.count(.votesCount)
  }
}
