internal import CellConstraints
internal import Foundation

/// The bounds of inequalities, which hold where nothing else places an item: a view whose only constraint keeps its top
/// within 10 points of its superview's is 10 points below it.
extension LayoutEngine {
  /// The priority with which a bound is held. It is below the priorities of all constraints that apps make.
  private static let boundPriority = Priority(0.001)

  /// The place of an item on an axis.
  private struct PlaceOnAxis: Hashable {
    var item: ObjectIdentifier
    var axis: NSLayoutConstraint.Attribute.Kind
  }

  /// Holds the inequalities at their bounds that an item on their axis has instead of equations, and no others.
  func updateBounds() {
    guard mayHoldOtherBounds else { return }
    mayHoldOtherBounds = false
    guard entries.contains(where: { $0.constraint.map { $0.relation != .equal } ?? false }) else { return }
    var held: Set<PlaceOnAxis> = []
    for constraint in entries.compactMap(\.constraint) where constraint.relation == .equal {
      held.formUnion(places(of: constraint))
    }
    for index in entries.indices {
      guard let constraint = entries[index].constraint, constraint.relation != .equal,
        entries[index].installed != nil
      else { continue }
      let isOpen = places(of: constraint).contains { places[$0.item] != nil && !held.contains($0) }
      if isOpen, entries[index].bound == nil {
        entries[index].bound = addBound(of: constraint)
      } else if !isOpen, let bound = entries[index].bound {
        _ = try? solver.remove(bound)
        entries[index].bound = nil
      }
    }
  }

  /// Returns the places that a constraint is about, or none for a size.
  private func places(of constraint: NSLayoutConstraint) -> [PlaceOnAxis] {
    let offsets = constraint.installation.offsets
    let parts = [
      (constraint.firstItem, constraint.firstAttribute), (constraint.secondItem, constraint.secondAttribute),
      (offsets.first?.item, offsets.first?.attribute ?? .notAnAttribute),
      (offsets.second?.item, offsets.second?.attribute ?? .notAnAttribute),
    ]
    return parts.compactMap { item, attribute in
      guard let item = item as? any LayoutItem, attribute.isLocation else { return nil }
      return PlaceOnAxis(item: ObjectIdentifier(item), axis: attribute.kind)
    }
  }

  private func addBound(of constraint: NSLayoutConstraint) -> InstalledConstraint? {
    guard let inequality = equation(of: constraint)?.constraint else { return nil }
    return try? solver.add(
      LinearConstraint(
        inequality.terms, constant: inequality.constant, .equal, priority: Self.boundPriority))
  }

  /// A copy of the solver in which bounds are not held, so that it knows what the constraints leave open.
  var solverWithoutBounds: ConstraintSolver {
    var solver = solver
    for bound in entries.compactMap(\.bound) { _ = try? solver.remove(bound) }
    solver.solve()
    return solver
  }
}
