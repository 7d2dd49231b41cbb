internal import CellConstraints
internal import Foundation

extension NSLayoutConstraint {
  /// Whether a stack view, not an app, made the constraint for its arranged views.
  package var isOfStack: Bool { installation.isOfStack }

  /// Whether the constraint is about the distance of two anchors, which no single attribute stands for.
  package var isOfDistance: Bool {
    installation.offsets.first != nil || installation.offsets.second != nil
  }

  /// Whether the constraint did not hold in the last layout because it contradicts others.
  package var isBroken: Bool {
    guard let engine = installation.engine, let place = installation.entry,
      engine.entries.indices.contains(place), let installed = engine.entries[place].installed
    else { return false }
    return engine.solver.broken.contains(installed)
  }

  /// The view in which the constraint is active, or nil if it is not active.
  package var holder: UIView? { installation.holder }
}

extension UILayoutGuide {
  /// The name of a system guide, such as `layoutMarginsGuide`. An app's own guide has its identifier or its index
  /// as its name.
  package var name: String {
    guard kind == .own else { return kind.name }
    if !identifier.isEmpty { return identifier }
    let place = owningView?.layoutGuides.firstIndex { $0 === self }
    return place.map { "layoutGuides[\($0)]" } ?? kind.name
  }
}
