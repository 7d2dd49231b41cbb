/// Which views of two layouts are the same ones.
struct LayoutMatch {
  /// A view that is in both layouts.
  struct Pair {
    var reference: Int
    var actual: Int
    /// Indices of pairs, removed and inserted views, and pairs whose rows have changed places.
    var children: [Int] = []
    var removed: [Int] = []
    var inserted: [Int] = []
    /// Whether the row has another place in the order.
    var isMoved = false
  }

  let reference: LayoutTree
  let actual: LayoutTree
  /// Each before those of its subviews.
  private(set) var pairs: [Pair] = []
  /// Of the picture's own view, where there is one in both.
  private(set) var roots: [Int] = []

  init(_ reference: LayoutTree, _ actual: LayoutTree) {
    self.reference = reference
    self.actual = actual
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
    var old = reference[pair.reference].children
    var new = actual[pair.actual].children
    var children: [Int] = []
    for (left, right, isMoved) in matchedRows(&old, &new) + matchedViews(&old, &new) {
      children.append(add(left, right, isMoved: isMoved))
    }
    pairs[index].children = children
    pairs[index].removed = old
    pairs[index].inserted = new
  }

  /// Takes what it matches, and all rows that it does not, out of both.
  private func matchedRows(_ old: inout [Int], _ new: inout [Int]) -> [(Int, Int, Bool)] {
    let oldRows = old.filter { reference[$0].view.row != nil }.sorted { reference.precedes($0, $1) }
    let newRows = new.filter { actual[$0].view.row != nil }.sorted { actual.precedes($0, $1) }
    guard !oldRows.isEmpty, !newRows.isEmpty else { return [] }
    let alignment = ContentAlignment(
      oldRows.map { RowContent(of: $0, in: reference) }, newRows.map { RowContent(of: $0, in: actual) })
    let all = alignment.pairs.map { ($0.0, $0.1, false) } + alignment.moved.map { ($0.0, $0.1, true) }
    let matched = all.map { (oldRows[$0.0], newRows[$0.1], $0.2) }
    remove(matched, from: &old, &new)
    return matched
  }

  /// By property, then by class, content and order.
  private func matchedViews(_ old: inout [Int], _ new: inout [Int]) -> [(Int, Int, Bool)] {
    var byName: [String: Int] = [:]
    for index in new where actual[index].view.row == nil {
      if let name = actual[index].view.propertyName { byName[name] = byName[name] ?? index }
    }
    var matched: [(Int, Int, Bool)] = []
    for index in old where reference[index].view.row == nil {
      guard let name = reference[index].view.propertyName, let other = byName.removeValue(forKey: name) else {
        continue
      }
      matched.append((index, other, false))
    }
    remove(matched, from: &old, &new)
    let oldRest = old.filter { reference[$0].view.row == nil }
    let newRest = new.filter { actual[$0].view.row == nil }
    guard !oldRest.isEmpty, !newRest.isEmpty else { return matched }
    let alignment = ContentAlignment(
      oldRest.map { RowContent(of: $0, in: reference) }, newRest.map { RowContent(of: $0, in: actual) })
    let rest = (alignment.pairs + alignment.moved).map { (oldRest[$0.0], newRest[$0.1], false) }
      .filter { canBeSame($0.0, $0.1) }
    remove(rest, from: &old, &new)
    return matched + rest
  }

  /// Whether two views that their names do not match may be one: not when their properties differ and all else as well.
  private func canBeSame(_ old: Int, _ new: Int) -> Bool {
    let (left, right) = (reference[old].view, actual[new].view)
    guard left.propertyName != nil, right.propertyName != nil else { return true }
    return left.frame == right.frame || (left.text != nil && left.text == right.text)
  }

  private func remove(_ matched: [(Int, Int, Bool)], from old: inout [Int], _ new: inout [Int]) {
    let (left, right) = (Set(matched.map(\.0)), Set(matched.map(\.1)))
    old.removeAll { left.contains($0) }
    new.removeAll { right.contains($0) }
  }
}

extension LayoutTree {
  /// Whether the row at `left` stands before that at `right` in its table.
  fileprivate func precedes(_ left: Int, _ right: Int) -> Bool {
    let (first, second) = (
      nodes[left].view.row?.order ?? (0, 0, 0), nodes[right].view.row?.order ?? (0, 0, 0)
    )
    return first < second
  }
}

extension LayoutRow {
  /// Section, then header, rows and footer.
  fileprivate var order: (Int, Int, Int) {
    switch self {
    case .header(let section): (section, 0, 0)
    case .row(let section, let row): (section, 1, row)
    case .footer(let section): (section, 2, 0)
    }
  }
}
