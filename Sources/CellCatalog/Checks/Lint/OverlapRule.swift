import Foundation
import UIKit

/// Siblings of which one lies over what the other shows.
@MainActor
enum OverlapRule {
  /// What no reader notices, in points: between lines of text there is room above and below the letters.
  private static let slack: CGFloat = 1
  private static let textSlack: CGFloat = 3

  static func faults(in tree: LintTree) -> [LintFault] {
    tree.nodes.indices.flatMap { index -> [LintFault] in
      let node = tree.nodes[index]
      guard !node.view.isSystemControl, !(node.view is UITableViewCell), !tree.isSystemPart(index) else {
        return []
      }
      let siblings = node.children.map { Sibling(tree, $0) }
      return siblings.indices.flatMap { first in
        siblings[(first + 1)...].compactMap { fault(siblings[first], $0) }
      }
    }
  }

  /// A view beside others, with everything in it that is no background.
  @MainActor
  private struct Sibling {
    let node: LintTree.Node
    let pieces: [LintContent]

    init(_ tree: LintTree, _ index: Int) {
      node = tree.nodes[index]
      pieces = Self.pieces(tree, index)
    }

    private static func pieces(_ tree: LintTree, _ index: Int) -> [LintContent] {
      let node = tree.nodes[index]
      let own = node.content.clipped(to: node.visible)
      guard !node.view.isSystemControl else { return [own] }
      return [own] + node.children.flatMap { pieces(tree, $0) }
    }
  }

  private static func fault(_ first: Sibling, _ second: Sibling) -> LintFault? {
    if let common = touchedTwice(first.node, second.node) {
      return fault(first.node, second.node, common, "both can be touched")
    }
    for piece in first.pieces {
      for other in second.pieces {
        guard let common = overlap(piece, other) else { continue }
        return fault(first.node, second.node, common, "overlap")
      }
    }
    return nil
  }

  private static func fault(
    _ first: LintTree.Node, _ second: LintTree.Node, _ common: CGRect, _ what: String
  ) -> LintFault {
    LintFault(
      .overlap, second.view,
      expected: "room of its own beside \(ViewName(of: first.view).property ?? "its sibling")",
      actual: "\(LintText.size(common.size)) of it shared at \(LintText.rect(common)), \(what)")
  }

  /// What two controls share of their areas.
  private static func touchedTwice(_ first: LintTree.Node, _ second: LintTree.Node) -> CGRect? {
    guard first.view is UIControl, second.view is UIControl else { return nil }
    let common = first.visible.intersection(second.visible)
    return common.width > slack && common.height > slack ? common : nil
  }

  private static func overlap(_ first: LintContent, _ second: LintContent) -> CGRect? {
    let (one, other) = (first.rect, second.rect)
    let common = one.intersection(other)
    guard !common.isNull else { return nil }
    let isContained =
      one.insetBy(dx: -slack, dy: -slack).contains(other)
      || other.insetBy(dx: -slack, dy: -slack).contains(one)
    switch (first, second) {
    case (.text, .text): return common.width > slack && common.height > textSlack ? common : nil
    case (.text, .control), (.control, .text), (.control, .control):
      return common.width > slack && common.height > textSlack ? common : nil
    case (.text, .image), (.image, .text), (.control, .image), (.image, .control):
      return !isContained && common.width > slack && common.height > textSlack ? common : nil
    case (.text, .drawing), (.drawing, .text):
      return !isContained && common.width > slack && common.height > textSlack ? common : nil
    default: return nil
    }
  }
}

extension LintContent {
  func clipped(to rect: CGRect) -> LintContent {
    switch self {
    case .text(let own): .text(own.intersection(rect))
    case .image(let own): .image(own.intersection(rect))
    case .control(let own): .control(own.intersection(rect))
    case .drawing(let own): .drawing(own.intersection(rect))
    case .nothing: .nothing
    }
  }
}
