import CellCatalog
import Foundation
import MFS
import UIKit

/// Finds the cells in the pattern that a view shows, and what their caches keep.
@MainActor
struct CachedFrames {
  /// Superviews before their subviews.
  private(set) var frames: [CachedFrame] = []
  private(set) var hasCells = false
  private let root: UIView
  private let rect: CGRect

  /// - Parameter rect: the part of the picture that is shown, in points from the top left corner that the view shows.
  init(in view: UIView, rect: CGRect) {
    root = view
    self.rect = rect
    addCells(in: view)
  }

  private mutating func addCells(in view: UIView) {
    guard !view.isHidden, view.alpha > 0 else { return }
    if let cell = view as? any UITableViewCell & MFSCell {
      hasCells = true
      let held = HeldViews(heldBy: cell)
      let standard = Set(cell.standardParts.compactMap { $0.view.map(ObjectIdentifier.init) })
      let owners = Self.owners(of: cell)
      addSubviews(of: cell) { subview in
        guard let name = held.name(of: ObjectIdentifier(subview)) else { return nil }
        // UIKit lays out what is its own, unless the cell does.
        if owners[name] == nil, standard.contains(ObjectIdentifier(subview)) { return nil }
        return (name, owners[name])
      }
    } else {
      for subview in view.subviews { addCells(in: subview) }
    }
  }

  private mutating func addSubviews(
    of view: UIView, _ description: (UIView) -> (name: String, owner: FrameOwner?)?
  ) {
    for subview in view.subviews where !subview.isHidden && subview.alpha > 0 {
      let frame = subview.convert(subview.bounds, to: root)
        .offsetBy(dx: -root.bounds.minX - rect.minX, dy: -root.bounds.minY - rect.minY)
      if frame.isVisible(in: rect.size), let (name, owner) = description(subview) {
        frames.append(CachedFrame(name: name, frame: frame, owner: owner))
      }
      addSubviews(of: subview, description)
    }
  }

  private static func owners<Cell: UITableViewCell & MFSCell>(of cell: Cell) -> [String: FrameOwner] {
    cell.viewModel.map { Cell.frameOwners(for: $0, tableSize: cell.tableSize) } ?? [:]
  }
}

extension CGRect {
  /// Whether some of it lies in a picture of that size.
  fileprivate func isVisible(in size: CGSize) -> Bool {
    let shown = intersection(CGRect(origin: .zero, size: size))
    return [minX, minY, maxX, maxY].allSatisfy(\.isFinite) && shown.width > 0 && shown.height > 0
  }
}
