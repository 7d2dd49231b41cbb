import Foundation

/// Lengths in points, laid end to end. Finding the start of a length, or the length at a position, takes
/// O(log n) steps.
///
/// The lengths are the leaves of a tree in which each node is the sum of its two children. The positions depend
/// on the lengths alone, never on the order in which they were set.
struct StackedLengths: Hashable, Sendable {
  let count: Int
  /// The number of leaves, a power of two. `sums[1]` is the total, and `sums[leaves + i]` is the length at `i`.
  private let leaves: Int
  private var sums: [CGFloat]

  init(_ lengths: [CGFloat]) {
    count = lengths.count
    var leaves = 1
    while leaves < lengths.count { leaves *= 2 }
    self.leaves = leaves
    sums = [CGFloat](repeating: 0, count: 2 * leaves)
    for (index, length) in lengths.enumerated() { sums[leaves + index] = Self.sound(length) }
    for node in stride(from: leaves - 1, to: 0, by: -1) { sums[node] = sums[2 * node] + sums[2 * node + 1] }
  }

  var total: CGFloat { sums[1] }

  subscript(index: Int) -> CGFloat {
    get { sums[leaves + index] }
    set {
      var node = leaves + index
      sums[node] = Self.sound(newValue)
      while node > 1 {
        node /= 2
        sums[node] = sums[2 * node] + sums[2 * node + 1]
      }
    }
  }

  /// Returns the sum of the lengths before an index, which may be `count`.
  func start(of index: Int) -> CGFloat {
    guard index < count else { return total }
    var node = leaves + index
    var start: CGFloat = 0
    while node > 1 {
      if node % 2 == 1 { start += sums[node - 1] }
      node /= 2
    }
    return start
  }

  /// Returns the index whose half-open range contains a position, or nil outside of all ranges. An empty length
  /// contains nothing.
  func index(at position: CGFloat) -> Int? {
    guard position >= 0, position < total else { return nil }
    var node = 1
    var rest = position
    while node < leaves {
      node *= 2
      // Rounding may leave a position at the very end of an empty right half. It then stays on the left.
      if rest >= sums[node], sums[node + 1] > 0 {
        rest -= sums[node]
        node += 1
      }
    }
    return min(node - leaves, count - 1)
  }

  /// Returns a length that can be added up: neither negative nor infinite, and at most 1e9.
  private static func sound(_ length: CGFloat) -> CGFloat {
    length.isFinite ? min(max(length, 0), 1e9) : 0
  }
}
