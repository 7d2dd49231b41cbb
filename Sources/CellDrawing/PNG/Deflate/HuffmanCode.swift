/// A prefix code for symbols by how often each comes.
struct HuffmanCode {
  /// Of each symbol, in bits; zero where it never comes.
  private(set) var lengths: [Int]
  /// What is written for each symbol.
  private(set) var words: [DeflateWord]

  /// - Parameter longest: bits of the longest word, at most 15.
  init(counts: [UInt32], longest: Int) {
    var used = counts.indices.filter { counts[$0] > 0 }
    // Not every decoder takes a code of one word.
    for symbol in counts.indices where used.count < 2 && counts[symbol] == 0 { used.append(symbol) }
    // By count, then by symbol: as numbers, which are sorted in a third of the time.
    let rising = used.map { UInt64(counts[$0]) << 16 | UInt64($0) }.sorted()
    let depths = Self.depths(rising.map { Int($0 >> 16) })
    lengths = [Int](repeating: 0, count: counts.count)
    var place = rising.count
    for (length, count) in Self.limited(depths, to: longest).enumerated() {
      for symbol in rising[(place - count)..<place] { lengths[Int(symbol & 0xFFFF)] = length }
      place -= count
    }
    words = Self.words(lengths)
  }

  /// How deep each leaf of Huffman's tree is, for the leaves' counts in rising order.
  private static func depths(_ counts: [Int]) -> [Int] {
    let leaves = counts.count
    guard leaves > 1 else { return [1] }
    var weights = counts
    weights.reserveCapacity(2 * leaves)
    var parents = [Int](repeating: 0, count: 2 * leaves - 1)
    // Nodes are made in rising order too, so the lightest two are the first of the leaves or of the nodes left.
    var (leaf, node) = (0, leaves)
    func takeLightest() -> Int {
      let isLeaf = leaf < leaves && (node >= weights.count || weights[leaf] <= weights[node])
      defer { if isLeaf { leaf += 1 } else { node += 1 } }
      return isLeaf ? leaf : node
    }
    for parent in leaves..<(2 * leaves - 1) {
      let (first, second) = (takeLightest(), takeLightest())
      (parents[first], parents[second]) = (parent, parent)
      weights.append(weights[first] + weights[second])
    }
    var depths = [Int](repeating: 0, count: parents.count)
    for node in (0..<(parents.count - 1)).reversed() { depths[node] = depths[parents[node]] + 1 }
    return Array(depths[..<leaves])
  }

  /// How many words have each length, none more than `longest` bits.
  private static func limited(_ depths: [Int], to longest: Int) -> [Int] {
    var counts = [Int](repeating: 0, count: longest + 1)
    for depth in depths { counts[min(depth, longest)] += 1 }
    // What the words take of all that begin with no bit, in words of the longest.
    var taken = (1...longest).reduce(0) { $0 + counts[$1] << (longest - $1) }
    while taken > 1 << longest, let length = (1..<longest).last(where: { counts[$0] > 0 }) {
      // One shorter word makes room for itself and one of the longest, each a bit longer.
      counts[length] -= 1
      counts[length + 1] += 2
      counts[longest] -= 1
      taken -= 1
    }
    return counts
  }

  /// The words of a canonical code (RFC 1951, 3.2.2), their first bit the lowest.
  private static func words(_ lengths: [Int]) -> [DeflateWord] {
    var next = [UInt16](repeating: 0, count: 17)
    for length in lengths where length > 0 { next[length + 1] += 1 }
    for length in 2..<16 { next[length] = (next[length - 1] + next[length]) << 1 }
    return lengths.map { length in
      guard length > 0 else { return .none }
      defer { next[length] += 1 }
      let mirrored = next[length] << UInt16(16 - length)
      return DeflateWord(bits: UInt32(mirrored.bitReversed), bitCount: length)
    }
  }
}

extension UInt16 {
  fileprivate var bitReversed: UInt16 {
    var bits = byteSwapped
    bits = bits >> 4 & 0x0F0F | (bits & 0x0F0F) << 4
    bits = bits >> 2 & 0x3333 | (bits & 0x3333) << 2
    return bits >> 1 & 0x5555 | (bits & 0x5555) << 1
  }
}
