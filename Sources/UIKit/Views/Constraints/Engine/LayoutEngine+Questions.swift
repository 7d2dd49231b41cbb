internal import CellConstraints

extension LayoutEngine {
  /// Whether another position or size of an item satisfies the constraints equally well.
  func isAmbiguous(_ item: any LayoutItem) -> Bool {
    solveIfNeeded(isRefreshing: true)
    guard let place = places[ObjectIdentifier(item)] else { return false }
    let item = items[place]
    let solver = solverWithoutBounds
    return [item.x, item.y, item.width, item.height].contains { solver.isAmbiguous($0) }
  }

  /// Returns the constraints that determine an item's position and size on an axis.
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
