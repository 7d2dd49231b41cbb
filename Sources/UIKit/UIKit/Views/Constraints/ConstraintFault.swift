internal import CellConstraints

/// A fault in the constraints of a view.
package struct ConstraintFault {
  package enum Kind: Hashable, Sendable {
    /// Required constraints that cannot all hold.
    case conflict
    /// A view whose constraints allow another position or size equally well.
    case ambiguity
    /// A cell whose constraints do not determine its height.
    case height
  }

  package var kind: Kind
  package var view: UIView
  package var expected: String
  package var actual: String
}

/// A row whose constraints determine its height.
@MainActor protocol SelfSizingRow: UIView {
  /// Whether the constraints did not determine the height the last time the row was measured.
  var isUndeterminedInHeight: Bool { get }
}

extension UIView {
  /// The faults of the constraints that this view's engine lays out, as of the last layout.
  package var constraintFaults: [ConstraintFault] {
    var faults = heightFault.map { [$0] } ?? []
    if LayoutEngine.isUsed, let engine = existingConstraintState?.engine { faults += engine.faults }
    return faults
  }

  /// The fault of a self-sizing cell without a height, or nil.
  private var heightFault: ConstraintFault? {
    guard let cell = self as? any SelfSizingRow, cell.isUndeterminedInHeight else { return nil }
    return ConstraintFault(
      kind: .height, view: cell, expected: "constraints from the top of the content view to its bottom",
      actual: "a height of 0 from the existing constraints")
  }
}

extension LayoutEngine {
  fileprivate var faults: [ConstraintFault] {
    solveIfNeeded(isRefreshing: true)
    let left = Set(solver.broken)
    let conflicting = conflicts.filter { $0.broken.map(left.contains) == true }.map { conflict in
      ConstraintFault(
        kind: .conflict, view: conflict.broken.flatMap { owner(of: $0)?.views.first } ?? host,
        expected: "constraints that can all hold", actual: text(of: conflict))
    }
    let solver = solverWithoutBounds
    return conflicting + items.compactMap { ambiguity(of: $0, in: solver) }
  }

  private func ambiguity(of item: EngineItem, in solver: ConstraintSolver) -> ConstraintFault? {
    guard let view = item.view, !view.isHidden else { return nil }
    let variables = [(item.x, "x"), (item.y, "y"), (item.width, "width"), (item.height, "height")]
    let free = variables.filter { solver.isAmbiguous($0.0) }.map(\.1)
    guard !free.isEmpty else { return nil }
    return ConstraintFault(
      kind: .ambiguity, view: view, expected: "constraints that allow only one place and size",
      actual: "other values are possible for its \(free.joined(separator: ", "))")
  }
}
