internal import CellConstraints
internal import Foundation

extension NSLayoutConstraint {
  /// Whether a stack made it for what it arranges, and no app.
  package var isOfStack: Bool { installation.isOfStack }

  /// Whether it is about the distance of two anchors, which no single attribute stands for.
  package var isOfDistance: Bool {
    installation.offsets.first != nil || installation.offsets.second != nil
  }

  /// Whether it does not hold, as of the last layout, since it contradicts others.
  package var isBroken: Bool {
    guard let engine = installation.engine, let place = installation.entry,
      engine.entries.indices.contains(place), let installed = engine.entries[place].installed
    else { return false }
    return engine.solver.broken.contains(installed)
  }

  /// The view in which it takes effect; nil where it is not active.
  package var holder: UIView? { installation.holder }
}

extension UILayoutGuide {
  /// `layoutMarginsGuide`; of an app's own its identifier, or where it stands among its view's.
  package var name: String {
    guard kind == .own else { return kind.name }
    if !identifier.isEmpty { return identifier }
    let place = owningView?.layoutGuides.firstIndex { $0 === self }
    return place.map { "layoutGuides[\($0)]" } ?? kind.name
  }
}
