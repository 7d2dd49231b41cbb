import CellSnapshots

/// The labels of a picture by their names, in the order of drawing.
struct LabelStates: Hashable, Sendable {
  private(set) var names: [LabelName] = []
  /// Whether names of rows include the section.
  private(set) var hasSections = false
  private var states: [LabelName: LabelState] = [:]

  init() {}

  init(of layout: SnapshotLayout) {
    hasSections = layout.hasSections
    add(layout)
  }

  /// Returns the state of a label, or nil if it is not shown.
  subscript(name: LabelName) -> LabelState? { states[name] }

  /// Adds the labels of another tile. If both tiles show a label, the first state stays.
  mutating func merge(_ other: LabelStates) {
    hasSections = hasSections || other.hasSections
    for name in other.names {
      if let state = other[name] { add(state, name) }
    }
  }

  mutating func add(_ state: LabelState, _ name: LabelName) {
    guard states[name] == nil else { return }
    names.append(name)
    states[name] = state
  }

  private mutating func add(_ layout: SnapshotLayout) {
    var path: [LayoutView] = []
    var counts: [LabelName: Int] = [:]
    for view in layout.views {
      path.removeLast(max(0, path.count - view.depth))
      path.append(view)
      guard let lineCount = view.lineCount else { continue }
      var name = LabelName(path)
      counts[name, default: 0] += 1
      name.number = counts[name] ?? 1
      add(LabelState(lineCount: lineCount, isCutOff: view.attributes[.truncated] != nil), name)
    }
  }
}
