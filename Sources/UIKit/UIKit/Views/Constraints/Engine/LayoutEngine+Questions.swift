internal import CellConstraints

extension LayoutEngine {
  /// Whether another position or size of an item satisfies the constraints equally well. Where constraints contradict each
  /// other, one of them is left out, and what it leaves open is a contradiction and no choice.
  func isAmbiguous(_ item: any LayoutItem) -> Bool {
    solveIfNeeded(isRefreshing: true)
    guard let place = places[ObjectIdentifier(item)] else { return false }
    let variables = items[place]
    let solver = solverWithoutBounds
    let axes = [
      (NSLayoutConstraint.Axis.horizontal, [variables.x, variables.width]),
      (.vertical, [variables.y, variables.height]),
    ]
    return axes.contains { axis, variables in
      variables.contains { solver.isAmbiguous($0) } && !contradicts(item, axis, in: solver)
    }
  }

  /// Whether a constraint is left out that an item depends on, by itself or by other items.
  private func contradicts(
    _ item: any LayoutItem, _ axis: NSLayoutConstraint.Axis, in solver: ConstraintSolver
  ) -> Bool {
    let left = Set(solver.broken)
    guard !left.isEmpty else { return false }
    let onAxis = entries.filter { $0.constraint?.isAbout(axis) == true }
    var found: Set<ObjectIdentifier> = [ObjectIdentifier(item)]
    var open = [ObjectIdentifier(item)]
    while let next = open.popLast() {
      for entry in onAxis {
        let ids = entry.constraint?.items.map { ObjectIdentifier($0) } ?? []
        guard ids.contains(next) else { continue }
        if entry.installed.map(left.contains) == true { return true }
        // Everything is placed in the host.
        for id in ids where id != ObjectIdentifier(host) && found.insert(id).inserted { open.append(id) }
      }
    }
    return false
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

extension NSLayoutConstraint {
  /// Whether a constraint is about places or lengths on an axis.
  fileprivate func isAbout(_ axis: Axis) -> Bool { firstAttribute.isOn(axis) || secondAttribute.isOn(axis) }
}

extension NSLayoutConstraint.Attribute {
  fileprivate func isOn(_ axis: NSLayoutConstraint.Axis) -> Bool {
    switch kind {
    case .horizontal: axis == .horizontal
    case .vertical: axis == .vertical
    case .size: (self == .width) == (axis == .horizontal)
    case .none: false
    }
  }
}
