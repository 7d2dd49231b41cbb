import Foundation

/// A solver that fills groups with cells.
@MainActor struct GroupSolver {
  /// The sizes that cells prefer, by their indices in the section.
  var preferredSizes: [Int: CGSize]
  var traits: UITraitCollection

  /// Returns the layout of an item, or of a group with as many cells as fit, from the first of `cells` on.
  func layout(
    of item: NSCollectionLayoutItem, in container: CGSize, cells: Range<Int>
  ) -> GroupLayout {
    guard let group = item as? NSCollectionLayoutGroup else {
      return single(item, size: item.layoutSize.size(in: container), at: cells.lowerBound)
    }
    let outer = group.layoutSize.size(in: container)
    switch group.arrangement {
    case .horizontal: return lined(group, along: .horizontal, in: outer, cells: cells)
    case .vertical: return lined(group, along: .vertical, in: outer, cells: cells)
    case .custom(let provider): return custom(group, provider, in: outer, cells: cells)
    }
  }

  /// Returns the layout of one cell with the views that are attached to it.
  private func single(_ item: NSCollectionLayoutItem, size: CGSize, at cell: Int) -> GroupLayout {
    let free = item.layoutSize.freeSides
    let size = size.replacing(free, by: preferredSizes[cell])
    let frame = CGRect(origin: .zero, size: size).inset(by: item.effectiveInsets)
    var layout = GroupLayout(size: size)
    layout.cells = [
      GroupLayout.Cell(
        item: cell, frame: frame, freeSides: free, badges: badges(item.supplementaryItems, at: frame))
    ]
    return layout
  }

  private func badges(
    _ items: [NSCollectionLayoutSupplementaryItem], at rect: CGRect
  ) -> [GroupLayout.Badge] {
    items.map {
      GroupLayout.Badge(item: $0, frame: $0.frame(of: $0.layoutSize.size(in: rect.size), at: rect))
    }
  }

  private func custom(
    _ group: NSCollectionLayoutGroup, _ provider: NSCollectionLayoutGroupCustomItemProvider, in outer: CGSize,
    cells: Range<Int>
  ) -> GroupLayout {
    let insets = group.effectiveInsets
    let environment = CompositionalEnvironment(size: outer, insets: insets, traits: traits)
    var layout = GroupLayout(size: outer)
    var extent = CGSize.zero
    for (cell, item) in zip(cells, provider(environment)) {
      let frame = item.frame.offsetBy(dx: insets.leading, dy: insets.top)
      layout.cells.append(GroupLayout.Cell(item: cell, frame: frame, zIndex: item.zIndex, freeSides: []))
      extent = CGSize(width: max(extent.width, frame.maxX), height: max(extent.height, frame.maxY))
    }
    layout.size = outer.replacing(group.layoutSize.freeSides, by: extent)
    layout.badges = badges(group.supplementaryItems, at: CGRect(origin: .zero, size: layout.size))
    return layout
  }

  private func lined(
    _ group: NSCollectionLayoutGroup, along axis: LayoutAxis, in outer: CGSize, cells: Range<Int>
  ) -> GroupLayout {
    let insets = group.effectiveInsets
    let room = CGRect(origin: .zero, size: outer).inset(by: insets)
    var line = LineSolver(group: group, axis: axis, room: room.size, solver: self)
    let content = line.solve(cells)
    let size = CGSize(
      width: content.width + insets.leading + insets.trailing,
      height: content.height + insets.top + insets.bottom)
    var layout = GroupLayout(size: outer.replacing(group.layoutSize.freeSides, by: size))
    for child in line.children {
      let placed = child.layout.offset(x: insets.leading + child.origin.x, y: insets.top + child.origin.y)
      layout.cells += placed.cells
      layout.badges += placed.badges
    }
    layout.badges += badges(group.supplementaryItems, at: CGRect(origin: .zero, size: layout.size))
    return layout
  }
}
