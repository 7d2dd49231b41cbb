internal import CellDrawing

/// A hash of functions, constants and resources in any order.
struct CodeSum {
  private var high: UInt64 = 0
  private var low: UInt64 = 0

  mutating func add(_ identity: ContentHash, _ content: ContentHash) {
    var text = HashedText()
    text.add(identity)
    text.add(content)
    high &+= text.hash.high
    low &+= text.hash.low
  }

  var hash: ContentHash { ContentHash(high: high, low: low) }
}
