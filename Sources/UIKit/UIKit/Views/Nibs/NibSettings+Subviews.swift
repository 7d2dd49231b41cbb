internal import CellNibs
internal import Foundation

extension NibSettings where Target == UIView {
  /// Adds the list of subviews. Those that the size classes leave out are made too, since outlets may lead to them, and
  /// stay out of the hierarchy.
  mutating func subviews() {
    custom(["subviews"]) { part in
      guard let list = part.object.lists["subviews"] else { return nil }
      let excluded = part.plan.excluded(by: part.object)
      let added = list.compactMap { child in
        part.plan.add(child).map { (index: $0, isInstalled: child.id.map { !excluded.contains($0) } ?? true) }
      }
      return { view, loading in
        for child in added {
          guard let subview = loading.make(child.index) as? UIView else { continue }
          if child.isInstalled { view.addNibSubview(subview) } else { loading.leaveOut(subview, of: view) }
        }
      }
    }
  }
}
