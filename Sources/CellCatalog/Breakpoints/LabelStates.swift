import CellSnapshots

/// The labels of a picture by their names, in the order of drawing.
struct LabelStates: Hashable, Sendable {
  private(set) var names: [String] = []
  private var states: [String: LabelState] = [:]

  init() {}

  init(of layout: SnapshotLayout) {
    add(layout)
  }

  /// Nil of a label that is not shown.
  subscript(name: String) -> LabelState? { states[name] }

  /// Keeps what is there of a label that a tile above showed too.
  mutating func merge(_ other: LabelStates) {
    for name in other.names {
      if let state = other[name] { add(state, name) }
    }
  }

  mutating func add(_ state: LabelState, _ name: String) {
    guard states[name] == nil else { return }
    names.append(name)
    states[name] = state
  }

  private mutating func add(_ layout: SnapshotLayout) {
    var path: [LayoutView] = []
    var counts: [String: Int] = [:]
    for view in layout.views {
      path.removeLast(max(0, path.count - view.depth))
      path.append(view)
      guard let lineCount = view.lineCount else { continue }
      let name = Self.name(of: path)
      let count = counts[name, default: 0] + 1
      counts[name] = count
      add(
        LabelState(lineCount: lineCount, isCutOff: view.attributes["truncated"] == "true"),
        count == 1 ? name : "\(name) (\(count))")
    }
  }

  /// `WallPostCell row 0-3 likeButton.titleLabel`: the cells around a view, then the properties that lead to it.
  private static func name(of path: [LayoutView]) -> String {
    guard let label = path.last else { return "" }
    let cells = path.indices.filter { path[$0].row != nil }
    let owners = cells.isEmpty ? path.prefix(1).map(\.className) : cells.map { owner(path[$0]) }
    let inner = path[((cells.last ?? 0) + 1)...].compactMap(\.propertyName).filter { $0 != "contentView" }
    let properties = label.propertyName == nil ? inner + [label.className] : inner
    return (owners + [properties.joined(separator: ".")]).filter { !$0.isEmpty }.joined(separator: " ")
  }

  private static func owner(_ cell: LayoutView) -> String {
    switch cell.row {
    case .row(let section, let row): "\(cell.className) row \(section)-\(row)"
    case .header(let section): "\(cell.className) header \(section)"
    case .footer(let section): "\(cell.className) footer \(section)"
    case nil: cell.className
    }
  }
}
