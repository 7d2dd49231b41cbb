import CellCatalog
import Foundation
import UIKit

/// A rule that finds rows with a part at either side that look the same from right to left as from left to right.
@MainActor
struct MirroringRule {
  private let plain: Circumstances
  /// The frames of the parts of each row, header, footer and item in left-to-right layout, by its name and class.
  private var frames: [String: [CGRect]] = [:]
  private var mirrored: Circumstances {
    var mirrored = plain
    mirrored.configuration.layoutDirection = .rightToLeft
    return mirrored
  }

  init(plain: Circumstances) {
    self.plain = plain
  }

  mutating func look(at tree: LintTree, row: IndexPath?, name: String?, in place: EntryPlace) -> CheckFinding?
  {
    let key = "\(name ?? "") \(type(of: tree.root))"
    if place.circumstances == plain {
      let parts = SideParts(of: tree)
      if parts.pair != nil { frames[key] = parts.frames }
      return nil
    }
    guard place.circumstances == mirrored, let before = frames[key] else { return nil }
    let parts = SideParts(of: tree)
    guard let pair = parts.pair, parts.frames == before else { return nil }
    let (leading, trailing) = (FindingViewName(of: pair.left), FindingViewName(of: pair.right))
    let fault = LintFault(
      .mirroring, pair.left,
      expected: "\(leading.property ?? leading.className) to the right of "
        + "\(trailing.property ?? trailing.className) from right to left",
      actual: "the same order as from left to right")
    return CheckFinding(fault, row: row, name: name, in: place)
  }
}

/// The parts that an app places in a row.
@MainActor
private struct SideParts {
  let frames: [CGRect]
  /// Two parts beside each other, at least one of which is a text or a control. It is nil if there are none, or if the
  /// row equals its mirror image.
  let pair: (left: UIView, right: UIView)?

  private static let slack: CGFloat = 0.5

  init(of tree: LintTree) {
    let area = (tree.root as? UITableViewCell)?.contentView ?? tree.root
    let origin = area === tree.root ? .zero : area.convert(CGPoint.zero, to: tree.root)
    let parts = tree.nodes.indices.filter { tree.isPlacedByApp($0, in: area) }.map { index in
      (tree.nodes[index], tree.nodes[index].frame.offsetBy(dx: -origin.x, dy: -origin.y))
    }
    frames = parts.map(\.1)
    let width = area.bounds.width
    let isSymmetric = parts.allSatisfy { part in
      let mirrored = CGRect(
        x: width - part.1.maxX, y: part.1.minY, width: part.1.width, height: part.1.height)
      return parts.contains { $0.1.isNear(mirrored) }
    }
    guard !isSymmetric else {
      pair = nil
      return
    }
    for (index, one) in parts.enumerated() {
      for other in parts[(index + 1)...]
      where (one.0.isForReaders || other.0.isForReaders) && Self.areBeside(one.1, other.1) {
        pair = one.1.minX < other.1.minX ? (one.0.view, other.0.view) : (other.0.view, one.0.view)
        return
      }
    }
    pair = nil
  }

  private static func areBeside(_ one: CGRect, _ other: CGRect) -> Bool {
    let common = min(one.maxY, other.maxY) - max(one.minY, other.minY)
    guard common >= min(one.height, other.height) / 2, common > 0 else { return false }
    return one.maxX <= other.minX + slack || other.maxX <= one.minX + slack
  }
}

extension CGRect {
  fileprivate func isNear(_ other: CGRect) -> Bool {
    abs(minX - other.minX) <= 1 && abs(minY - other.minY) <= 1 && abs(width - other.width) <= 1
      && abs(height - other.height) <= 1
  }
}

extension LintTree.Node {
  fileprivate var isForReaders: Bool {
    switch content {
    case .text, .control: true
    case .image, .drawing, .nothing: false
    }
  }
}

extension LintTree {
  /// Returns whether the view shows something in `area`, is in no scroll view, and may change its side with the layout
  /// direction.
  fileprivate func isPlacedByApp(_ index: Int, in area: UIView) -> Bool {
    let node = nodes[index]
    guard node.content != .nothing, !node.visible.isEmpty, node.isUpright, !isSystemPart(index) else {
      return false
    }
    let holders = line(from: index).dropFirst().map { nodes[$0].view }
    guard holders.contains(where: { $0 === area }), !([node.view] + holders).contains(where: \.keepsItsSides)
    else { return false }
    return !holders.prefix { $0 !== area }.contains { $0 is UIScrollView }
  }
}

extension UIView {
  /// Whether the view is laid out in the same direction in all languages, like the buttons of a player.
  fileprivate var keepsItsSides: Bool {
    switch semanticContentAttribute {
    case .playback, .spatial, .forceLeftToRight, .forceRightToLeft: true
    default: false
    }
  }
}
