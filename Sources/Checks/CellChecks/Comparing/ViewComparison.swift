import CellSnapshots

/// A comparison that finds the views whose settings differ, or, if all settings are equal, the first different frame.
struct ViewComparison {
  /// The maximum number of reported differences of a cell.
  private static let limit = 6

  private let expected: CellTree
  private let actual: CellTree
  private let match: LayoutMatch
  private var found: [Found] = []

  /// The rank of a difference. Causes come before what may follow from them.
  private enum Rank: Int, Comparable {
    /// A setting of the app.
    case setting
    /// A part that UIKit adds to cells.
    case part
    /// A possible consequence of settings, here or elsewhere.
    case geometry
    /// The place of a cell, which follows from the heights of the cells above.
    case place

    static func < (left: Rank, right: Rank) -> Bool { left.rawValue < right.rawValue }
  }

  private struct Found {
    var difference: ViewDifference
    var rank: Rank
    /// The index of the outermost cell around the view, in the actual tree.
    var cell: Int?
  }

  init(expected: PicturedViews, actual: PicturedViews) {
    self.expected = CellTree(expected)
    self.actual = CellTree(actual)
    match = LayoutMatch(self.expected.layout, self.actual.layout, as: .repetition)
    for root in match.roots { compare(root, cell: nil) }
  }

  /// The differences of the highest rank in each cell. If cells have only moved, this is the first of these
  /// differences.
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

  private mutating func compare(_ index: Int, cell: Int?) {
    let pair = match.pairs[index]
    let (before, after) = (expected.view(pair.reference), actual.view(pair.actual))
    let cell = cell ?? (after.row == nil ? nil : pair.actual)
    let differences = LayoutDifference.all(from: before, to: after)
    let role = actual.role(pair.actual)
    // The colours of a control follow from its state.
    let isExplained = role.ownsContents && differences.contains(where: \.explainsContents)
    for difference in differences where !isExplained || difference.explainsContents {
      let told = ViewDifference(
        of: pair.actual, in: actual, kind: difference.word, expected: difference.expected,
        actual: difference.found)
      let isMoved = after.row != nil && before.frame.size == after.frame.size
      found.append(
        Found(
          difference: told, rank: Self.rank(of: difference, isPart: role.isPartOfCell, isMoved: isMoved),
          cell: cell))
    }
    let isScrolled = differences.contains { $0.subject == .attribute(.contentOffset) }
    guard !before.isHidden, !after.isHidden, !isExplained, !isScrolled else { return }
    compareContents(of: pair, cell: cell)
  }

  private static func rank(of difference: LayoutDifference, isPart: Bool, isMoved: Bool) -> Rank {
    switch (difference.subject, difference.weight) {
    case (.visibility, _), (_, .state): .setting
    case (_, .setting): isPart ? .part : .setting
    case (.frame, .consequence): isMoved ? .place : .geometry
    case (.attribute, .consequence): isPart ? .part : .geometry
    case (_, .consequence): .geometry
    }
  }

  private mutating func compareContents(of pair: LayoutMatch.Pair, cell: Int?) {
    for child in pair.children.sorted(by: { match.pairs[$0].actual < match.pairs[$1].actual }) {
      compare(child, cell: cell)
    }
    for index in pair.removed where !expected.view(index).isHidden {
      let difference = ViewDifference(
        of: index, in: expected, kind: "missing", expected: expected.view(index).summary,
        actual: "none visible")
      add(difference, of: index, in: expected, cell: cell)
    }
    lazy var formerClasses = Set(
      expected.layout[pair.reference].children.map { expected.view($0).className })
    for index in pair.inserted where !actual.view(index).isHidden {
      let view = actual.view(index)
      let hasOthers = view.propertyName == nil && formerClasses.contains(view.className)
      let difference = ViewDifference(
        of: index, in: actual, kind: "added", expected: hasOthers ? "no further view of its class" : "none",
        actual: view.summary)
      add(difference, of: index, in: actual, cell: cell ?? (view.row == nil ? nil : index))
    }
  }

  private mutating func add(_ difference: ViewDifference, of index: Int, in tree: CellTree, cell: Int?) {
    // The number of visible items of a collection follows from their frames.
    let rank: Rank =
      tree.role(index).isPartOfCell ? .part : tree.view(index).row == nil ? .setting : .geometry
    found.append(Found(difference: difference, rank: rank, cell: cell))
  }
}

extension LayoutDifference {
  /// Whether UIKit's contents of a view follow from the difference.
  fileprivate var explainsContents: Bool { weight == .state || subject == .className }
}

extension LayoutView {
  fileprivate var summary: String {
    text.map { "\(className) \"\($0.prefix(30))\"" } ?? "\(className) at \(PlainNumber.text(frame))"
  }
}
