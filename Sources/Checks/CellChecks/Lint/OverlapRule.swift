import Foundation
import UIKit

/// A rule that finds siblings whose front one covers the content of the other.
@MainActor
enum OverlapRule {
  /// The tolerated overlap, in points, which readers do not notice. Lines of text have room above and below the
  /// letters, so `textSlack` is larger.
  private static let slack: CGFloat = 1
  private static let textSlack: CGFloat = 3
  /// The share of a control from which an overlap by a view in front is a fault.
  private static let minimumShare: CGFloat = 0.25

  /// - Parameter isLookedAt: Whether the subviews of a view are compared with each other.
  static func faults(
    in tree: LintTree, among isLookedAt: (UIView) -> Bool = { _ in true }
  ) -> [LintFault] {
    tree.nodes.indices.flatMap { index -> [LintFault] in
      let node = tree.nodes[index]
      guard isLookedAt(node.view), node.children.count > 1, !node.view.isSystemControl,
        !(node.view is UITableViewCell), !tree.isSystemPart(index)
      else {
        return []
      }
      let siblings = tree.childrenFromBehind(of: index).map { OverlapSibling(tree, $0) }
      let isCard = tree.isCard(index)
      return siblings.indices.flatMap { behind in
        siblings[(behind + 1)...].compactMap { front in
          fault(siblings[behind], front) { text in
            (isCard && node.visible.insetBy(dx: -slack, dy: -slack).contains(text))
              || siblings[...behind].contains { $0.holds(text) }
          }
        }
      }
    }
  }

  /// - Parameter isOnCard: Whether a text is completely on a drawing that is behind both views.
  private static func fault(
    _ behind: OverlapSibling, _ front: OverlapSibling, isOnCard: (CGRect) -> Bool
  ) -> LintFault? {
    if let common = touchedTwice(behind.node, front.node) {
      return fault(behind.node.view, front.node.view, common, remark: ", although both can be touched")
    }
    for piece in behind.piecesBehind {
      for other in front.piecesInFront {
        guard let common = overlap(piece, other, isOnCard: isOnCard) else { continue }
        return fault(piece.view, other.view, common)
      }
    }
    return nil
  }

  private static func fault(
    _ behind: UIView, _ front: UIView, _ common: CGRect, remark: String = ""
  ) -> LintFault {
    LintFault(
      .overlap, front, expected: "no overlap with \(FindingViewName(of: behind).property ?? "its sibling")",
      actual: "\(FindingText.size(common.size)) points overlap at \(FindingText.rect(common))\(remark)")
  }

  /// Returns the part of a control that another control in front covers, if it is large.
  private static func touchedTwice(_ behind: LintTree.Node, _ front: LintTree.Node) -> CGRect? {
    guard behind.view is UIControl, front.view is UIControl else { return nil }
    let common = behind.visible.intersection(front.visible)
    return takesMuch(common, of: behind.visible) ? common : nil
  }

  /// Returns the part of a piece that another piece in front covers, if that is a fault.
  private static func overlap(
    _ behind: OverlapPiece, _ front: OverlapPiece, isOnCard: (CGRect) -> Bool
  ) -> CGRect? {
    let (one, other) = (behind.content.rect, front.content.rect)
    let common = one.intersection(other)
    guard !common.isNull, common.width > slack, common.height > textSlack else { return nil }
    let isContained =
      one.insetBy(dx: -slack, dy: -slack).contains(other)
      || other.insetBy(dx: -slack, dy: -slack).contains(one)
    let isFault =
      switch (behind.content, front.content) {
      case (.text, .text), (.text, .control): true
      case (.text, .image), (.text, .drawing): !isContained
      case (.control, .text): !front.hasBackground || takesMuch(common, of: one)
      case (.control, .control): takesMuch(common, of: one)
      case (.control, .image): !isContained && takesMuch(common, of: one)
      case (.image, .text): !isContained && !front.hasBackground
      case (.drawing, .text):
        !isContained && !front.hasBackground
          && !(isOnCard(other) && isDecoration(behind, share: common, of: other))
      default: false
      }
    return isFault ? common : nil
  }

  /// Returns whether a drawing partly behind a text was not made as its background.
  private static func isDecoration(_ drawing: OverlapPiece, share common: CGRect, of text: CGRect) -> Bool {
    drawing.isCut || common.area < text.area / 2
  }

  private static func takesMuch(_ common: CGRect, of behind: CGRect) -> Bool {
    guard !common.isNull, common.width > slack, common.height > slack else { return false }
    return common.contains(CGPoint(x: behind.midX, y: behind.midY))
      || common.area >= minimumShare * behind.area
  }
}

extension CGRect {
  fileprivate var area: CGFloat { width * height }
}

extension LintTree {
  /// Returns the children in the order of drawing.
  fileprivate func childrenFromBehind(of index: Int) -> [Int] {
    let children = nodes[index].children
    return children.indices.sorted {
      let (one, other) = (children[$0], children[$1])
      let (depth, otherDepth) = (nodes[one].view.layer.zPosition, nodes[other].view.layer.zPosition)
      return (depth, $0) < (otherDepth, $1)
    }.map { children[$0] }
  }

  /// Returns whether the view has a drawing and is not the cell itself.
  fileprivate func isCard(_ index: Int) -> Bool {
    guard case .drawing = nodes[index].content else { return false }
    return nodes[index].parent != nil && !(nodes[index].view.superview is UITableViewCell)
  }
}
