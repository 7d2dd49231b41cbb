/// The names by which a view's constraints refer to it and to the views inside it: `self`, `titleLabel`, `UILabel 2`.
///
/// If two views have the same word, each is named by its path: `header.titleLabel`. Views inside rows have no names,
/// because no constraint from outside reaches them.
package struct ConstraintNames {
  private var names: [Int: String] = [:]
  private var places: [String: Int] = [:]

  /// - Parameter holder: The view that holds the constraints.
  package init(below holder: Int, in tree: LayoutTree) {
    var found: [(index: Int, words: [LayoutTree.Word])] = []
    var pending = tree[holder].children.reversed().map { (index: $0, words: [LayoutTree.Word]()) }
    while let (index, around) = pending.popLast() {
      guard tree[index].view.row == nil else { continue }
      let words = around + [LayoutTree.Word(tree[index])]
      found.append((index, words))
      pending += tree[index].children.reversed().map { ($0, words) }
    }
    add("self", holder)
    let counts = Dictionary(grouping: found) { $0.words.last?.text }.mapValues(\.count)
    for (index, words) in found {
      let isAlone = counts[words.last?.text] == 1
      add(LayoutTree.path(isAlone ? words.suffix(1) : words, \.text), index)
    }
  }

  private mutating func add(_ name: String, _ index: Int) {
    guard places[name] == nil else { return }
    names[index] = name
    places[name] = index
  }

  /// Returns the name of a view by its index in the tree.
  package subscript(index: Int) -> String? { names[index] }

  /// Returns the view that an item is, or the view and the name of its guide.
  func view(of item: String) -> (index: Int, guide: String?)? {
    if let index = places[item] { return (index, nil) }
    guard let dot = item.lastIndex(of: "."), let index = places[String(item[..<dot])] else { return nil }
    return (index, String(item[item.index(after: dot)...]))
  }
}
