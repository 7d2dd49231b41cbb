import Foundation
import UIKit

/// A rule that finds views that reach beyond their superviews.
@MainActor
enum OutsideRule {
  private static let slack: CGFloat = 0.5

  static func faults(in tree: LintTree) -> [LintFault] {
    tree.nodes.indices.compactMap { index in
      let node = tree.nodes[index]
      guard let parentIndex = node.parent, node.isUpright, !tree.isSystemPart(index) else { return nil }
      // A view that waits out of sight to be moved in is at its intended place.
      guard !node.visible.isEmpty else { return nil }
      let parent = tree.nodes[parentIndex]
      guard !(parent.view is UIScrollView), !(parent.view is UITableViewCell), let rect = shown(node) else {
        return nil
      }
      let isCell = parent.view.superview is UITableViewCell
      let room = parent.frame.insetBy(dx: -slack, dy: isCell ? -CGFloat.greatestFiniteMagnitude / 4 : -slack)
      if parent.view.clipsToBounds, case .text = node.content {
      } else if parent.view.clipsToBounds, case .control = node.content {
      } else if parent.view.clipsToBounds {
        return nil
      }
      guard rect.minX < room.minX || rect.maxX > room.maxX || rect.minY < room.minY || rect.maxY > room.maxY
      else { return nil }
      let place = rect.offsetBy(dx: -parent.frame.minX, dy: -parent.frame.minY)
      return LintFault(
        .outside, node.view, expected: "inside \(FindingText.size(parent.frame.size))",
        actual: FindingText.rect(place))
    }
  }

  /// Returns the part that matters: the text of a label, or the alignment rectangle of a control. For example, a switch
  /// in a stack view reaches two points beyond its alignment rectangle.
  private static func shown(_ node: LintTree.Node) -> CGRect? {
    switch node.content {
    case .text(let rect): rect
    case .image, .control, .drawing: node.frame.inset(by: node.view.alignmentRectInsets)
    case .nothing: nil
    }
  }
}

/// A rule that finds views with content and without an area for it.
@MainActor
enum ZeroSizeRule {
  static func faults(in tree: LintTree) -> [LintFault] {
    let unplaced = tree.unplaced.map { view in
      LintFault(
        .zeroSize, view, expected: "a frame with finite numbers", actual: FindingText.rect(view.frame))
    }
    return unplaced + emptyFaults(in: tree)
  }

  private static func emptyFaults(in tree: LintTree) -> [LintFault] {
    tree.nodes.indices.compactMap { index in
      let view = tree.nodes[index].view
      guard view.bounds.width <= 0 || view.bounds.height <= 0, let content = content(of: view),
        !tree.isSystemPart(index)
      else { return nil }
      return LintFault(
        .zeroSize, view, expected: "an area for \(content), or isHidden",
        actual: FindingText.size(view.bounds.size))
    }
  }

  private static func content(of view: UIView) -> String? {
    switch view {
    case let label as UILabel: label.text.flatMap { $0.isEmpty ? nil : FindingText.quoted($0) }
    case let imageView as UIImageView: imageView.image == nil ? nil : "its image"
    case let button as UIButton:
      button.currentTitle.flatMap { $0.isEmpty ? nil : FindingText.quoted($0) }
        ?? (button.currentImage == nil ? nil : "its image")
    default: nil
    }
  }
}

/// A rule that finds frames whose edges are not between two pixels.
@MainActor
enum OffPixelRule {
  static func faults(in tree: LintTree, scale: CGFloat) -> [LintFault] {
    var isOff: Set<Int> = []
    return tree.nodes.indices.compactMap { index in
      let node = tree.nodes[index]
      guard index > 0, node.isUpright, node.content != .nothing, !tree.isSystemPart(index) else { return nil }
      // Only the outermost wrong view is reported.
      if let parent = node.parent, isOff.contains(parent) {
        isOff.insert(index)
        return nil
      }
      var values = [node.frame.minX, node.frame.minY]
      // A label's text begins at its top left corner, and its other edges are invisible.
      if !(node.view is UILabel) || node.view.backgroundColor != nil {
        values += [node.frame.maxX, node.frame.maxY]
      }
      guard values.contains(where: { isBetweenPixels($0, scale: scale) }) else { return nil }
      isOff.insert(index)
      return LintFault(
        .offPixel, node.view, expected: "multiples of \(FindingText.number(1 / scale))",
        actual: FindingText.rect(node.view.frame))
    }
  }

  private static func isBetweenPixels(_ value: CGFloat, scale: CGFloat) -> Bool {
    let pixels = value * scale
    return pixels.isFinite && abs(pixels - pixels.rounded()) > 0.02
  }
}

/// A rule that finds touch targets that are too small for a finger.
@MainActor
enum TouchTargetRule {
  private static let side: CGFloat = 44

  static func faults(in tree: LintTree) -> [LintFault] {
    tree.nodes.indices.compactMap { index in
      let node = tree.nodes[index]
      let view = node.view
      guard canBeTouched(view), !tree.isSystemPart(index), node.isUpright, !node.visible.isEmpty else {
        return nil
      }
      let size = node.visible.size
      guard let minimum = minimumSize(of: view),
        size.width < minimum.width - 0.01 || size.height < minimum.height - 0.01, !takesTouchesAround(view)
      else { return nil }
      return LintFault(
        .touchTarget, view, expected: "at least \(FindingText.size(minimum))", actual: FindingText.size(size))
    }
  }

  /// Returns the minimum size, or nil for a view whose size is Apple's.
  private static func minimumSize(of view: UIView) -> CGSize? {
    switch type(of: view).facts.minimumTouch {
    case .square: CGSize(width: side, height: side)
    case .ownHeight: CGSize(width: side, height: min(side, view.intrinsicContentSize.height))
    case .ownSize: nil
    }
  }

  private static func canBeTouched(_ view: UIView) -> Bool {
    guard view.isUserInteractionEnabled else { return false }
    if let control = view as? UIControl { return control.isEnabled }
    return view.gestureRecognizers?.contains { $0 is UITapGestureRecognizer } ?? false
  }

  /// Returns whether `point(inside:with:)` compensates for the size.
  private static func takesTouchesAround(_ view: UIView) -> Bool {
    let reach = side / 2 - 0.5
    let center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    return [(-reach, 0), (reach, 0), (0, -reach), (0, reach)].allSatisfy {
      view.point(inside: CGPoint(x: center.x + $0.0, y: center.y + $0.1), with: nil)
    }
  }
}
