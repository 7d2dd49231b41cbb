internal import CellConstraints

extension LayoutEngine {
  /// Whether an item could be elsewhere, or of another size, just as well.
  func isAmbiguous(_ item: any LayoutItem) -> Bool {
    solveIfNeeded(isRefreshing: true)
    guard let place = places[ObjectIdentifier(item)] else { return false }
    let item = items[place]
    return [item.x, item.y, item.width, item.height].contains { solver.isAmbiguous($0) }
  }

  /// The constraints that an item's place and size in a direction follow from.
  func constraints(affecting item: any LayoutItem, _ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    solveIfNeeded(isRefreshing: true)
    guard let place = places[ObjectIdentifier(item)] else { return [] }
    let variables = [items[place].position(axis), items[place].length(axis)]
    let installed = Set(variables.flatMap { solver.constraints(affecting: $0) })
    return entries.compactMap { entry in
      entry.installed.map(installed.contains) == true ? entry.constraint : nil
    }
  }
}
