import CellCatalog
import Foundation
import UIKit

/// The height of a row, and the place of its content, in points from the row's top.
struct MeasuredRow {
  let place: EntryPlace
  let path: IndexPath
  /// The cell's class.
  let owner: String
  let height: CGFloat
  let top: CGFloat
  /// The room below the visible content, and below hidden content that has a place in this row.
  let marginBelow: CGFloat
  /// The room below every view, whether or not it shows anything.
  let roomBelow: CGFloat
  /// The view that reaches beyond the row, and its end.
  let overflow: (name: FindingViewName, end: CGFloat)?
  let bottomEdge: BottomEdge

  /// The content at a row's bottom edge.
  enum BottomEdge {
    /// Room, or content that may be cut off on purpose.
    case free
    case picture
    /// A text or the content of a control.
    case text(FindingViewName)
  }

  /// Returns nil if nothing is shown.
  @MainActor
  init?(
    of cell: UITableViewCell, seenIn cellTree: LintTree, at path: IndexPath, in place: EntryPlace
  ) {
    let tree = LintTree(of: cell.contentView, in: cellTree) ?? LintTree(of: cell.contentView)
    guard let content = tree.verticalExtent else { return nil }
    self.place = place
    self.path = path
    owner = String(describing: type(of: cell))
    height = cell.bounds.height
    top = content.frameTop
    marginBelow = height - max(content.bottom, tree.hiddenBottom)
    roomBelow = height - max(content.bottom, content.frameBottom, tree.roomBottom)
    overflow =
      if content.frameTop < -0.5 {
        (FindingViewName(of: content.topmost), content.frameTop)
      } else if content.frameBottom > height + 0.5 {
        (FindingViewName(of: content.lowest), content.frameBottom)
      } else {
        nil
      }
    bottomEdge = Self.bottomEdge(of: tree, height: height)
  }

  var rowName: String { place.name(ofRow: path) }

  /// The finding about content beyond the row.
  var overflowFinding: CheckFinding? {
    overflow.map { overflow in
      finding(
        overflow.name, expected: "all content between 0 and \(FindingText.number(height))",
        actual: "content at \(FindingText.number(overflow.end))")
    }
  }

  /// - Parameter row: Another row of the same class and circumstances, if the finding is about that row.
  func finding(_ view: FindingViewName?, row: IndexPath? = nil, expected: String, actual: String)
    -> CheckFinding
  {
    CheckFinding(
      .height, in: place, row: row ?? path, owner: owner, view: view?.property, viewClass: view?.className,
      expected: expected, actual: actual, reproduction: "")
  }

  @MainActor
  private static func bottomEdge(of tree: LintTree, height: CGFloat) -> BottomEdge {
    let lowest = tree.parts.filter { $0.seen.maxY > height - 1 }
    let width = tree.root.bounds.width
    var name: FindingViewName?
    for part in lowest {
      switch part.content {
      case .text, .control: name = name ?? FindingViewName(of: part.view)
      case .image where part.seen.minX > 1 && part.seen.maxX < width - 1: continue
      case .image, .drawing, .nothing: return .free
      }
    }
    return name.map { .text($0) } ?? (lowest.isEmpty ? .free : .picture)
  }
}
