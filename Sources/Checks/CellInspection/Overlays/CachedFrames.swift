import CellCatalog
package import Foundation
import MFS
package import UIKit

/// The frames of all cells and controllers in the pattern that a view shows, with the caches that keep them.
@MainActor
package struct CachedFrames {
  /// The frames, with superviews before their subviews.
  package private(set) var frames: [CachedFrame] = []
  /// Whether anything in the pattern is shown.
  private(set) var hasOwners = false
  private let root: UIView
  private let rect: CGRect

  /// The subviews that a cell or controller in the pattern holds, with the owners of their frames.
  private struct Holder {
    var held: HeldViews
    /// The views that UIKit lays out, unless the cell does.
    var standard: Set<ObjectIdentifier> = []
    var owners: [String: MFSFrameOwner]
  }

  /// - Parameter rect: The shown part of the picture, in points from the top left corner of the view's visible
  ///   area.
  package init(in view: UIView, rect: CGRect) {
    root = view
    self.rect = rect
    addFrames(in: view, of: nil)
  }

  /// - Parameter holder: The cell or controller around the view.
  private mutating func addFrames(in view: UIView, of holder: Holder?) {
    guard !view.isHidden, view.alpha > 0 else { return }
    let own = Self.holder(of: view)
    hasOwners = hasOwners || own != nil
    for subview in view.subviews where !subview.isHidden && subview.alpha > 0 {
      if let holder = own ?? holder { add(subview, of: holder) }
      addFrames(in: subview, of: own ?? holder)
    }
  }

  private mutating func add(_ view: UIView, of holder: Holder) {
    let frame = view.convert(view.bounds, to: root)
      .offsetBy(dx: -root.bounds.minX - rect.minX, dy: -root.bounds.minY - rect.minY)
    guard frame.isVisible(in: rect.size), let name = holder.held.name(of: ObjectIdentifier(view)) else {
      return
    }
    let owner = holder.owners[name]
    if owner == nil, holder.standard.contains(ObjectIdentifier(view)) { return }
    frames.append(CachedFrame(name: name, frame: frame, owner: owner))
  }

  /// Returns nil for a view that is not a cell in the pattern and does not belong to a controller in it.
  private static func holder(of view: UIView) -> Holder? {
    if let cell = view as? any UITableViewCell & MFSCell {
      return Holder(
        held: HeldViews(heldBy: cell),
        standard: Set(cell.standardParts.compactMap { $0.view.map(ObjectIdentifier.init) }),
        owners: owners(of: cell))
    }
    return (view.viewController as? any UIViewController & MFSController).map {
      Holder(held: HeldViews(heldBy: $0), owners: owners(of: $0))
    }
  }

  private static func owners<Cell: UITableViewCell & MFSCell>(of cell: Cell) -> [String: MFSFrameOwner] {
    cell.viewModel.map { Cell.frameOwners(for: $0, tableSize: cell.tableSize) } ?? [:]
  }

  private static func owners<Controller: UIViewController & MFSController>(
    of controller: Controller
  ) -> [String: MFSFrameOwner] {
    controller.viewModel.map { Controller.frameOwners(for: $0, viewSize: controller.view.bounds.size) } ?? [:]
  }
}

extension CGRect {
  /// Returns whether some of the rectangle is in a picture of a size.
  fileprivate func isVisible(in size: CGSize) -> Bool {
    let shown = intersection(CGRect(origin: .zero, size: size))
    return [minX, minY, maxX, maxY].allSatisfy(\.isFinite) && shown.width > 0 && shown.height > 0
  }
}
