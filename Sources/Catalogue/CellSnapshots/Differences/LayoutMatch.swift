/// A match of the views that are the same in two layouts.
package struct LayoutMatch {
  /// The relation that two layouts are known to have.
  package enum Relation {
    /// One layout was drawn by another version of the app. Rows may have come, gone or moved, and are matched by what
    /// they show.
    case versions
    /// Both layouts should show the same. Rows are matched by their places, and equal views are the same.
    case repetition
  }

  /// A view that is in both layouts.
  package struct Pair {
    package let reference: Int
    package let actual: Int
    /// The indices of the pairs of its subviews. `removed` and `inserted` are the subviews that only one layout has.
    package fileprivate(set) var children: [Int] = []
    package fileprivate(set) var removed: [Int] = []
    package fileprivate(set) var inserted: [Int] = []
    /// Whether the row has moved in the order.
    let isMoved: Bool
  }

  package let reference: LayoutTree
  package let actual: LayoutTree
  private let relation: Relation
  /// The pairs, each before the pairs of its subviews.
  package private(set) var pairs: [Pair] = []
  /// The match of the picture's own view, if both layouts have one.
  package private(set) var roots: [Int] = []

  package init(_ reference: LayoutTree, _ actual: LayoutTree, as relation: Relation) {
    self.reference = reference
    self.actual = actual
    self.relation = relation
    for (old, new) in zip(reference.roots, actual.roots) { roots.append(add(old, new)) }
    var next = 0
    while next < pairs.count {
      matchChildren(of: next)
      next += 1
    }
  }

  private mutating func add(_ old: Int, _ new: Int, isMoved: Bool = false) -> Int {
    pairs.append(Pair(reference: old, actual: new, isMoved: isMoved))
    return pairs.count - 1
  }

  private mutating func matchChildren(of index: Int) {
    let pair = pairs[index]
    var rest = SiblingMatch(
      reference[pair.reference].children, of: reference, actual[pair.actual].children, of: actual)
    switch relation {
    case .versions: rest.matchRowsByContent()
    case .repetition:
      rest.matchRowsByPlace()
      rest.matchEqualViews()
    }
    rest.matchViewsByProperty()
    rest.matchViewsByContent()
    for matched in rest.matched {
      pairs[index].children.append(add(matched.old, matched.new, isMoved: matched.isMoved))
    }
    pairs[index].removed = rest.old
    pairs[index].inserted = rest.new
  }
}
