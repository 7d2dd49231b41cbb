import CellSnapshots

/// Finds the views that differ in their own right: what the app set, or, where that is the same, the first frame.
struct ViewComparison {
  /// The most that are told of a cell.
  private static let limit = 6

  private let expected: ViewTree
  private let actual: ViewTree
  private var found: [Found] = []

  private struct Found {
    var difference: ViewDifference
    var rank: PropertyDifference.Rank
    /// Of the outermost cell around the view, in the actual tree.
    var cell: Int?
  }

  init(expected: ViewTree, actual: ViewTree) {
    self.expected = expected
    self.actual = actual
    guard !expected.nodes.isEmpty, !actual.nodes.isEmpty else { return }
    compare(0, 0, cell: nil)
  }

  /// Of each cell those of the foremost rank; where cells have only changed places, the first of them.
  var differences: [ViewDifference] {
    let cells = Dictionary(grouping: found.filter { $0.rank != .place }, by: \.cell)
    let told = cells.sorted { ($0.key ?? -1) < ($1.key ?? -1) }.flatMap { Self.told($0.value) }
    return told.isEmpty ? found.prefix(1).map(\.difference) : told
  }

  private static func told(_ found: [Found]) -> [ViewDifference] {
    guard let rank = found.map(\.rank).min() else { return [] }
    let foremost = found.filter { $0.rank == rank }.map(\.difference)
    guard rank == .setting else { return Array(foremost.prefix(1)) }
    struct Key: Hashable {
      var view: String?
      var kind: String
    }
    var seen: Set<Key> = []
    return Array(foremost.filter { seen.insert(Key(view: $0.view, kind: $0.kind)).inserted }.prefix(limit))
  }

  private mutating func compare(_ old: Int, _ new: Int, cell: Int?) {
    let (before, after) = (expected[old], actual[new])
    let cell = cell ?? (after.view.row == nil ? nil : new)
    let changes = PropertyDifference.changes(from: before, to: after)
    for change in changes {
      let difference = ViewDifference(
        of: new, in: actual, kind: change.kind, expected: change.expected, actual: change.actual)
      found.append(Found(difference: difference, rank: change.rank, cell: cell))
    }
    let isExplained = after.facts.explainContents(unlike: before.facts)
    guard !before.view.isHidden, !after.view.isHidden, !isExplained else { return }
    compareChildren(of: before, after, cell: cell)
  }

  private mutating func compareChildren(of before: ViewTree.Node, _ after: ViewTree.Node, cell: Int?) {
    let match = ViewMatch(before.children.map { expected[$0].view }, after.children.map { actual[$0].view })
    for (old, new) in match.pairs { compare(before.children[old], after.children[new], cell: cell) }
    for index in match.missing.map({ before.children[$0] }) where !expected[index].view.isHidden {
      let view = expected[index].view
      add(
        ViewDifference(
          of: index, in: expected, kind: "missing", expected: view.summary, actual: "none in sight"),
        of: expected[index], cell: cell)
    }
    lazy var formerClasses = Set(before.children.map { expected[$0].view.className })
    for index in match.added.map({ after.children[$0] }) where !actual[index].view.isHidden {
      let view = actual[index].view
      let hasOthers = view.propertyName == nil && formerClasses.contains(view.className)
      add(
        ViewDifference(
          of: index, in: actual, kind: "added", expected: hasOthers ? "no further one" : "none",
          actual: view.summary),
        of: actual[index], cell: cell ?? (view.row == nil ? nil : index))
    }
  }

  private mutating func add(_ difference: ViewDifference, of node: ViewTree.Node, cell: Int?) {
    // How many items a collection has in sight follows from their frames.
    let rank: PropertyDifference.Rank =
      node.facts.isPartOfCell ? .part : node.view.row == nil ? .setting : .geometry
    found.append(Found(difference: difference, rank: rank, cell: cell))
  }
}

extension LayoutView {
  fileprivate var summary: String {
    text.map { "\(className) \"\($0.prefix(30))\"" } ?? "\(className) at \(PlainNumber.text(frame))"
  }
}
