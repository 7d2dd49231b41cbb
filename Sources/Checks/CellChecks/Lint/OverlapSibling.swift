import Foundation
import UIKit

/// A piece of content that may cover others or be covered.
struct OverlapPiece {
  let view: UIView
  let content: LintContent
  /// Whether the clipping of a superview removes a part of it.
  var isCut = false
  /// Whether the text has a background of its own that contains all of it.
  var hasBackground = false
}

/// A view beside others, with everything in it.
@MainActor
struct OverlapSibling {
  let node: LintTree.Node
  /// The pieces of the view, with each control as one piece.
  let piecesInFront: [OverlapPiece]
  /// The pieces of the view, with the texts of controls as further pieces.
  let piecesBehind: [OverlapPiece]

  private static let slack: CGFloat = 1
  private static let minimumOpacity: CGFloat = 0.5

  init(_ tree: LintTree, _ index: Int) {
    node = tree.nodes[index]
    var pieces: [OverlapPiece] = []
    var texts: [OverlapPiece] = []
    Self.add(tree, index, to: &pieces, texts: &texts)
    piecesInFront = pieces
    piecesBehind = pieces + texts
  }

  /// Returns whether a drawing or an image in the view is behind a whole text.
  func holds(_ text: CGRect) -> Bool { Self.holds(piecesInFront, text) }

  private static func holds(_ pieces: [OverlapPiece], _ text: CGRect) -> Bool {
    pieces.contains { piece in
      switch piece.content {
      case .drawing(let rect), .image(let rect): rect.insetBy(dx: -slack, dy: -slack).contains(text)
      default: false
      }
    }
  }

  private static func add(
    _ tree: LintTree, _ index: Int, to pieces: inout [OverlapPiece], texts: inout [OverlapPiece]
  ) {
    let node = tree.nodes[index]
    var piece = OverlapPiece(view: node.view, content: node.content.clipped(to: node.visible))
    let (whole, seen) = (node.content.rect, piece.content.rect)
    piece.isCut = whole.width - seen.width > slack || whole.height - seen.height > slack
    if case .text(let rect) = piece.content {
      piece.hasBackground = isOpaque(node) || holds(pieces, rect)
    }
    if piece.content != .nothing { pieces.append(piece) }
    if node.view.isSystemControl {
      texts += self.texts(tree, index, of: node.view)
    } else {
      for child in node.children { add(tree, child, to: &pieces, texts: &texts) }
    }
  }

  private static func texts(_ tree: LintTree, _ index: Int, of control: UIView) -> [OverlapPiece] {
    tree.nodes[index].children.flatMap { child -> [OverlapPiece] in
      let node = tree.nodes[child]
      let inner = texts(tree, child, of: control)
      guard case .text = node.content else { return inner }
      return inner + [OverlapPiece(view: control, content: node.content.clipped(to: node.visible))]
    }
  }

  private static func isOpaque(_ node: LintTree.Node) -> Bool {
    guard let color = node.view.backgroundCGColor(with: node.view.traitCollection) else { return false }
    return color.alpha * node.opacity >= minimumOpacity
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
