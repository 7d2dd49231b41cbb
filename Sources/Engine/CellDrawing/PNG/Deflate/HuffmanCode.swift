/// A prefix code for symbols, made from how often each occurs.
struct HuffmanCode {
  /// The length of each symbol's word in bits, or zero if the symbol never occurs.
  private(set) var lengths: [Int]
  /// The word that is written for each symbol.
  private(set) var words: [DeflateWord]

  /// - Parameter longest: The maximum bits of a word, at most 15.
  init(counts: [UInt32], longest: Int) {
    var used = counts.indices.filter { counts[$0] > 0 }
    // Some decoders refuse a code with a single word.
    for symbol in counts.indices where used.count < 2 && counts[symbol] == 0 { used.append(symbol) }
    // The symbols are sorted by count, then by number, packed into one integer. This takes a third of the time.
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

  /// Returns the depth of each leaf in Huffman's tree. The leaves' counts must be in ascending order.
  private static func depths(_ counts: [Int]) -> [Int] {
    let leaves = counts.count
    guard leaves > 1 else { return [1] }
    var weights = counts
    weights.reserveCapacity(2 * leaves)
    var parents = [Int](repeating: 0, count: 2 * leaves - 1)
    // Nodes are also made in ascending order. So the two lightest are the first of the remaining leaves or nodes.
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

  /// Returns how many words have each length, with at most `longest` bits.
  private static func limited(_ depths: [Int], to longest: Int) -> [Int] {
    var counts = [Int](repeating: 0, count: longest + 1)
    for depth in depths { counts[min(depth, longest)] += 1 }
    // The code space that the words take, in units of one longest word.
    var taken = (1...longest).reduce(0) { $0 + counts[$1] << (longest - $1) }
    while taken > 1 << longest, let length = (1..<longest).last(where: { counts[$0] > 0 }) {
      // A shorter word becomes one bit longer. This makes room beside it for one of the longest words.
      counts[length] -= 1
      counts[length + 1] += 2
      counts[longest] -= 1
      taken -= 1
    }
    return counts
  }

  /// Returns the words of a canonical code (RFC 1951, 3.2.2). Their first bit is the lowest.
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
