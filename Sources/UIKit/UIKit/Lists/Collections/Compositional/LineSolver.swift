import Foundation

/// A solver that lines up the items of one group along its axis.
@MainActor struct LineSolver {
  /// An item or a group in its place.
  struct Child {
    let item: NSCollectionLayoutItem
    var layout: GroupLayout
    var origin = CGPoint.zero
    /// Whether no cell is left for it, so that it only keeps its space.
    var isEmpty = false
  }

  let group: NSCollectionLayoutGroup
  let axis: LayoutAxis
  let room: CGSize
  let solver: GroupSolver
  private(set) var children: [Child] = []

  init(group: NSCollectionLayoutGroup, axis: LayoutAxis, room: CGSize, solver: GroupSolver) {
    self.group = group
    self.axis = axis
    self.room = room
    self.solver = solver
  }

  /// Takes as many cells as fit, but at least as many as the group has items.
  ///
  /// - Returns: The size of the content.
  mutating func solve(_ cells: Range<Int>) -> CGSize {
    fill(with: cells, container: room)
    let across = across
    if group.layoutSize.dimension(along: axis.other).isEstimated, across != room[axis.other],
      group.subitems.contains(where: dependsOnRoomAcross)
    {
      // A fraction of an estimated side is a fraction of the length that the other items gave that side.
      fill(with: cells, container: CGSize(axis, along: room[axis], across: across))
    }
    makeUniform(along: axis.other)
    makeUniform(along: axis)
    return place()
  }

  private func dependsOnRoomAcross(_ item: NSCollectionLayoutItem) -> Bool {
    axis == .horizontal
      ? item.layoutSize.heightDimension.isFractionalHeight : item.layoutSize.widthDimension.isFractionalWidth
  }

  private var spacing: CGFloat { group.interItemSpacing?.spacing ?? 0 }

  /// Whether the group is as long as its content.
  private var isOpen: Bool { group.layoutSize.dimension(along: axis).isEstimated }

  private mutating func fill(with cells: Range<Int>, container: CGSize) {
    children = []
    guard !group.subitems.isEmpty else { return }
    var next = cells.lowerBound
    var end: CGFloat = 0
    for index in 0..<1_000_000 {
      let item = group.subitems[index % group.subitems.count]
      switch group.repetition {
      case .count(let count) where index >= count: return
      case .equal(let count) where index >= count: return
      default: break
      }
      let isEmpty = next >= cells.upperBound
      if isEmpty, !keepsEmptyPlaces { return }
      var layout = solver.layout(of: item, in: container, cells: isEmpty ? -1..<0 : next..<cells.upperBound)
      if case .equal(let count) = group.repetition { shareRoom(&layout, of: item, count: count) }
      let length = isOpen ? item.layoutSize.size(in: container)[axis] : layout.size[axis]
      let needed = (children.isEmpty ? 0 : spacing) + length + edges(of: item, along: axis)
      let mayStop = group.repetition == .filling && index >= group.subitems.count
      if mayStop, end + needed > room[axis] + 0.01 { return }
      if group.repetition == .filling, needed <= 0, isEmpty { return }
      end += needed
      next += layout.cells.count
      if !isEmpty, layout.cells.isEmpty { return }
      if isEmpty { (layout.cells, layout.badges) = ([], []) }
      children.append(Child(item: item, layout: layout, isEmpty: isEmpty))
    }
  }

  /// Whether the places of missing cells are kept. They matter only to flexible spacing, which shares the rest.
  private var keepsEmptyPlaces: Bool {
    !isOpen
      && (group.interItemSpacing?.isFlexible == true
        || group.subitems.contains { item in
          let spacing = item.edgeSpacing?.spacing(along: axis)
          return spacing?.before?.isFlexible == true || spacing?.after?.isFlexible == true
        })
  }

  /// Resizes an item so that `count` items share the room equally.
  private func shareRoom(_ layout: inout GroupLayout, of item: NSCollectionLayoutItem, count: Int) {
    guard count > 0, !isOpen, let cell = layout.cells.first, !(item is NSCollectionLayoutGroup) else {
      return
    }
    let length = max((room[axis] - CGFloat(count - 1) * spacing) / CGFloat(count), 0)
    resize(&layout, of: item, to: length, along: axis)
    layout.cells[0].freeSides = cell.freeSides.subtracting(axis.side)
  }

  /// Gives a cell another length and keeps its insets.
  private func resize(
    _ layout: inout GroupLayout, of item: NSCollectionLayoutItem, to length: CGFloat, along axis: LayoutAxis
  ) {
    let difference = length - layout.size[axis]
    layout.size[axis] = length
    guard !layout.cells.isEmpty else { return }
    layout.cells[0].frame.size[axis] = max(layout.cells[0].frame.size[axis] + difference, 0)
  }

  private mutating func makeUniform(along axis: LayoutAxis) {
    let uniform = children.indices.filter {
      children[$0].item.layoutSize.dimension(along: axis).isUniformAcrossSiblings
    }
    guard let length = uniform.map({ children[$0].layout.size[axis] }).max() else { return }
    for index in uniform {
      resize(&children[index].layout, of: children[index].item, to: length, along: axis)
    }
  }

  private func edges(of item: NSCollectionLayoutItem, along axis: LayoutAxis) -> CGFloat {
    let spacing = item.edgeSpacing?.spacing(along: axis)
    return (spacing?.before?.spacing ?? 0) + (spacing?.after?.spacing ?? 0)
  }

  /// The length across the axis of the largest item with the spacing around it.
  private var across: CGFloat {
    children.reduce(0) { max($0, $1.layout.size[axis.other] + edges(of: $1.item, along: axis.other)) }
  }

  /// Places the items and returns the size of the content. Flexible spacings share the remaining space.
  private mutating func place() -> CGSize {
    let between = CGFloat(max(children.count - 1, 0))
    let length = children.reduce(between * spacing) {
      $0 + $1.layout.size[axis] + edges(of: $1.item, along: axis)
    }
    let edgeCount = children.reduce(0) { count, child in
      let spacing = child.item.edgeSpacing?.spacing(along: axis)
      return count + (spacing?.before?.isFlexible == true ? 1 : 0)
        + (spacing?.after?.isFlexible == true ? 1 : 0)
    }
    let gapCount = group.interItemSpacing?.isFlexible == true ? Int(between) : 0
    let left = isOpen ? 0 : max(room[axis] - length, 0)
    let share = edgeCount + gapCount > 0 ? left / CGFloat(edgeCount + gapCount) : 0
    let across = group.layoutSize.dimension(along: axis.other).isEstimated ? self.across : room[axis.other]
    var position: CGFloat = 0
    for index in children.indices {
      let item = children[index].item
      if index > 0 { position += spacing + (gapCount > 0 ? share : 0) }
      let edge = item.edgeSpacing?.spacing(along: axis)
      position += (edge?.before?.spacing ?? 0) + (edge?.before?.isFlexible == true ? share : 0)
      let size = children[index].layout.size
      let side = Self.start(of: item, length: size[axis.other], in: across, along: axis.other)
      children[index].origin = CGPoint(axis, along: position, across: side)
      position += size[axis] + (edge?.after?.spacing ?? 0) + (edge?.after?.isFlexible == true ? share : 0)
    }
    return CGSize(axis, along: position, across: self.across)
  }

  /// Returns the start of an item in a space of its own.
  static func start(
    of item: NSCollectionLayoutItem, length: CGFloat, in room: CGFloat, along axis: LayoutAxis
  ) -> CGFloat {
    guard let edge = item.edgeSpacing?.spacing(along: axis) else { return 0 }
    let fixed = (edge.before?.spacing ?? 0) + (edge.after?.spacing ?? 0)
    let flexible = [edge.before, edge.after].filter { $0?.isFlexible == true }.count
    let share = flexible > 0 ? max(room - length - fixed, 0) / CGFloat(flexible) : 0
    return (edge.before?.spacing ?? 0) + (edge.before?.isFlexible == true ? share : 0)
  }
}
