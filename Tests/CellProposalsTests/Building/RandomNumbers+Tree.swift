import CellProposals

extension RandomNumbers {
  private mutating func leaf(in axis: NodeAxis?) -> LayoutNode {
    switch next(6) {
    case 0: return shape()
    case 1: return box(length(), length())
    case 2: return SpacerNode(along: axis, minimum: pick([nil, 0, 20]))
    case 3: return DividerNode(in: axis, thickness: 0.5)
    default:
      return text(
        pick(["A", "Some words", "A text that is long enough for several lines"]), pick([.body, .title]))
    }
  }

  private mutating func children(_ depth: Int, in axis: NodeAxis?) -> [LayoutNode] {
    (0..<next(4)).map { _ in node(depth, in: axis) }
  }

  private mutating func guide() -> AlignmentGuide {
    pick([.top, .verticalCenter, .bottom, .firstTextBaseline, .lastTextBaseline])
  }

  /// Returns a node with nodes in it, up to a depth.
  mutating func node(_ depth: Int, in axis: NodeAxis? = nil) -> LayoutNode {
    guard depth > 0 else { return leaf(in: axis) }
    let pair = GuidePair(pick([.leading, .horizontalCenter, .trailing]), guide())
    switch next(17) {
    case 0, 1, 2:
      return hStack(alignment: guide(), spacing: pick([nil, 0, 7, -3]), children(depth - 1, in: .horizontal))
    case 3, 4, 5:
      return vStack(
        alignment: pair.horizontal, spacing: pick([nil, 0, 7]), children(depth - 1, in: .vertical))
    case 6: return zStack(alignment: pair, children(depth - 1, in: nil))
    case 7: return node(depth - 1, in: axis).padding(length() / 4, pick([.all, .top, .horizontal]))
    case 8:
      return node(depth - 1, in: axis).frame(width: pick([nil, length()]), height: pick([nil, length()]))
    case 9:
      return node(depth - 1, in: axis).frame(
        minWidth: pick([nil, length()]), idealWidth: pick([nil, length()]), maxWidth: pick([nil, .infinity]),
        minHeight: pick([nil, length()]), maxHeight: pick([nil, .infinity, length()]), alignment: pair)
    case 10: return node(depth - 1, in: axis).layoutPriority(Double(next(3) - 1))
    case 11: return node(depth - 1, in: axis).fixedSize(pick([.both, .horizontal, .vertical]))
    case 12: return node(depth - 1, in: axis).aspectRatio(pick([nil, 0.5, 2]), isFilling: next(2) == 0)
    case 13: return node(depth - 1).overlay(node(depth - 1), alignment: pair)
    case 14:
      let lines = (0..<next(4)).map { _ in GridLine(children(depth - 1, in: nil).map { GridCell($0) }) }
      return GridNode(lines, alignment: pair)
    case 15: return FittingNode(children(depth - 1, in: nil))
    default: return ScrollNode(node(depth - 1), along: pick([.both, .horizontal, .vertical]))
    }
  }
}
