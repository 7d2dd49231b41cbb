/// A match of the subviews of two views, found step by step.
struct SiblingMatch {
  private let reference: LayoutTree
  private let actual: LayoutTree
  /// The subviews that are not matched yet.
  private(set) var old: [Int]
  private(set) var new: [Int]
  private(set) var matched: [(old: Int, new: Int, isMoved: Bool)] = []

  init(_ old: [Int], of reference: LayoutTree, _ new: [Int], of actual: LayoutTree) {
    self.old = old
    self.new = new
    self.reference = reference
    self.actual = actual
  }

  /// Matches rows in the order of their table, and rows that moved.
  mutating func matchRowsByContent() {
    let oldRows = old.filter { reference[$0].view.row != nil }.sorted { reference.precedes($0, $1) }
    let newRows = new.filter { actual[$0].view.row != nil }.sorted { actual.precedes($0, $1) }
    guard let alignment = alignment(of: oldRows, newRows) else { return }
    take(
      alignment.pairs.map { (oldRows[$0.0], newRows[$0.1], false) }
        + alignment.moved.map { (oldRows[$0.0], newRows[$0.1], true) })
  }

  mutating func matchRowsByPlace() {
    match { $0.row }
  }

  /// Matches equal views in their order.
  mutating func matchEqualViews() {
    // Most views are at the same place, and hashes of whole views are expensive.
    take(
      zip(old, new).prefix { reference[$0].view == actual[$1].view && reference[$0].view.row == nil }
        .map { ($0, $1, false) })
    match { $0.row == nil ? $0 : nil }
  }

  mutating func matchViewsByProperty() {
    match { $0.row == nil ? $0.propertyName : nil }
  }

  /// Matches views by class, texts and images, and then by order.
  mutating func matchViewsByContent() {
    let oldViews = old.filter { reference[$0].view.row == nil }
    let newViews = new.filter { actual[$0].view.row == nil }
    guard let alignment = alignment(of: oldViews, newViews) else { return }
    take(
      (alignment.pairs + alignment.moved).map { (oldViews[$0.0], newViews[$0.1], false) }
        .filter { canBeSame($0.0, $0.1) })
  }

  private func alignment(of old: [Int], _ new: [Int]) -> ContentAlignment? {
    guard !old.isEmpty, !new.isEmpty else { return nil }
    return ContentAlignment(
      old.map { RowContent(of: $0, in: reference) }, new.map { RowContent(of: $0, in: actual) })
  }

  /// Returns whether two views that their names do not match may be the same view. If both have different property
  /// names, their frame or text must be equal.
  private func canBeSame(_ old: Int, _ new: Int) -> Bool {
    let (left, right) = (reference[old].view, actual[new].view)
    guard left.propertyName != nil, right.propertyName != nil else { return true }
    return left.frame == right.frame || (left.text != nil && left.text == right.text)
  }

  /// Matches each view with the first view of the same key; views without a key are left.
  private mutating func match<Key: Hashable>(by key: (LayoutView) -> Key?) {
    var places: [Key: [Int]] = [:]
    // The order is reversed, so that `popLast` takes the first view.
    for index in new.reversed() {
      if let key = key(actual[index].view) { places[key, default: []].append(index) }
    }
    guard !places.isEmpty else { return }
    take(
      old.compactMap { index in
        key(reference[index].view).flatMap { places[$0]?.popLast() }.map { (index, $0, false) }
      })
  }

  private mutating func take(_ pairs: [(Int, Int, Bool)]) {
    guard !pairs.isEmpty else { return }
    matched += pairs.map { (old: $0.0, new: $0.1, isMoved: $0.2) }
    let (left, right) = (Set(pairs.map(\.0)), Set(pairs.map(\.1)))
    old.removeAll { left.contains($0) }
    new.removeAll { right.contains($0) }
  }
}

extension LayoutTree {
  /// Returns whether the row at `left` comes before the row at `right` in its table.
  fileprivate func precedes(_ left: Int, _ right: Int) -> Bool {
    let (first, second) = (
      nodes[left].view.row?.order ?? (0, 0, 0), nodes[right].view.row?.order ?? (0, 0, 0)
    )
    return first < second
  }
}

extension LayoutRow {
  /// The order in the table: first the section, then its header, rows and footer.
  fileprivate var order: (Int, Int, Int) {
    switch self {
    case .header(let section): (section, 0, 0)
    case .row(let section, let row): (section, 1, row)
    case .footer(let section): (section, 2, 0)
    }
  }
}
