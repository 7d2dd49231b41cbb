/// One of several machines that share the snapshots among them: `2/4`.
package struct Shard: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The index, from 1.
  package var index: Int
  package var count: Int

  /// The maximum number of machines for one suite.
  package static let maximumCount = 10_000

  package init(index: Int, count: Int) {
    self.index = index
    self.count = count
  }

  /// Throws if the index or count is invalid, because a run's file may come from elsewhere.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    index = try container.decode(Int.self, forKey: .index)
    count = try container.decode(Int.self, forKey: .count)
    guard (1...Self.maximumCount).contains(count), (1...count).contains(index) else {
      throw DecodingError.dataCorruptedError(
        forKey: .index, in: container, debugDescription: "there is no shard \(self)")
    }
  }

  package var description: String { "\(index)/\(count)" }

  /// Reads a text such as `2/4`, or returns nil for other text.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let index = Self.number(parts[0]), let count = Self.number(parts[1]),
      (1...Self.maximumCount).contains(count), (1...count).contains(index)
    else { return nil }
    self.init(index: index, count: count)
  }

  /// Returns whether the shard takes the piece of work at `place`: every `count`th piece, from `index` on.
  package func takes(_ place: Int) -> Bool { place % count == index - 1 }

  static func number(_ text: some StringProtocol) -> Int? {
    text.allSatisfy { $0.isASCII && $0.isNumber } ? Int(text) : nil
  }
}
