internal import CellNibs
internal import Foundation
internal import UIKit

/// The frames that the editor stored for the views of a root, in the root's coordinates.
@MainActor struct StoredFrames {
  private var frames: [ObjectIdentifier: CGRect] = [:]

  init(_ root: NibInspection.Root) {
    for placed in root.views {
      guard case .rect(let stored) = placed.object.values["frame"] else { continue }
      let isRoot = placed.parent == nil
      guard let around = isRoot ? .zero : frame(around: placed.view) else { continue }
      let origin = isRoot ? CGPoint.zero : stored.origin
      frames[ObjectIdentifier(placed.view)] = CGRect(
        x: around.minX + origin.x, y: around.minY + origin.y, width: stored.width, height: stored.height)
    }
  }

  /// Returns the frame of the nearest view around a view that has one. What is between them, such as the content view of
  /// a cell, fills it.
  private func frame(around view: UIView) -> CGRect? {
    var next = view.superview
    while let around = next {
      if let frame = frames[ObjectIdentifier(around)] { return frame }
      next = around.superview
    }
    return nil
  }

  private func frame(of view: UIView) -> CGRect? {
    if let frame = frames[ObjectIdentifier(view)] { return frame }
    let isContent =
      (view.superview as? UITableViewCell)?.contentView === view
      || (view.superview as? UICollectionViewCell)?.contentView === view
    return isContent ? frame(around: view) : nil
  }

  /// Whether the frames break a required constraint. It is false where the frames alone do not tell, as with baselines,
  /// margins and layout guides.
  func breaks(_ constraint: NSLayoutConstraint) -> Bool {
    guard constraint.priority == .required, !constraint.leadsOutOfScrollView,
      let first = value(constraint.firstAttribute, of: constraint.firstItem)
    else { return false }
    var second: CGFloat = 0
    if constraint.secondAttribute != .notAnAttribute {
      // A multiple of a position counts from an origin that depends on the constraint's holder.
      guard constraint.multiplier == 1 || constraint.secondAttribute.isLength,
        let value = value(constraint.secondAttribute, of: constraint.secondItem)
      else { return false }
      second = value * constraint.multiplier
    }
    let excess = first - second - constraint.constant
    // Each of the edges is on a pixel of its own.
    let tolerance = 1 + abs(constraint.multiplier - 1)
    switch constraint.relation {
    case .equal: return abs(excess) > tolerance
    case .lessThanOrEqual: return excess > tolerance
    case .greaterThanOrEqual: return excess < -tolerance
    }
  }

  private func value(_ attribute: NSLayoutConstraint.Attribute, of item: AnyObject?) -> CGFloat? {
    guard let view = item as? UIView, let frame = frame(of: view) else { return nil }
    let part = view.alignmentRect(forFrame: frame)
    return switch attribute {
    case .left, .leading: part.minX
    case .right, .trailing: part.maxX
    case .top: part.minY
    case .bottom: part.maxY
    case .width: part.width
    case .height: part.height
    case .centerX: part.midX
    case .centerY: part.midY
    default: nil
    }
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var isLength: Bool { self == .width || self == .height }
}

extension NSLayoutConstraint {
  /// Whether the constraint leads from a scroll view to a view in it, so that it is about the content's size.
  @MainActor fileprivate var leadsOutOfScrollView: Bool {
    guard let first = firstItem as? UIView, let second = secondItem as? UIView else { return false }
    return first is UIScrollView && second.isDescendant(of: first)
      || second is UIScrollView && first.isDescendant(of: second)
  }
}
