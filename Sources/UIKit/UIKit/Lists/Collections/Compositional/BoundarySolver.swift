import Foundation

/// A solver that places headers and footers around a section, or around the whole layout.
@MainActor struct BoundarySolver {
  /// The sizes that views prefer, by kind.
  var preferredSizes: [String: CGSize]
  /// The direction in which the layout grows.
  var axis: LayoutAxis
  var section: Int?
  /// The size that fractional sizes refer to.
  var container: CGSize
  /// The space that is kept clear before and after the views, across the axis.
  var sides: (before: CGFloat, after: CGFloat)

  private(set) var views: [SectionLayout.Supplementary] = []

  init(
    preferredSizes: [String: CGSize], axis: LayoutAxis, section: Int?, container: CGSize,
    sides: (before: CGFloat, after: CGFloat)
  ) {
    self.preferredSizes = preferredSizes
    self.axis = axis
    self.section = section
    self.container = container
    self.sides = sides
  }

  /// Returns how far views extend the content, before and after it, along and across the axis.
  func margins(
    of items: [NSCollectionLayoutBoundarySupplementaryItem]
  ) -> (along: (before: CGFloat, after: CGFloat), across: (before: CGFloat, after: CGFloat)) {
    var along: (before: CGFloat, after: CGFloat) = (0, 0)
    var across: (before: CGFloat, after: CGFloat) = (0, 0)
    for item in items where item.extendsBoundary {
      let size = size(of: item)
      switch place(of: item) {
      case .before: along.before += size[axis]
      case .after: along.after += size[axis]
      case .beside(let isBefore):
        if isBefore { across.before += size[axis.other] } else { across.after += size[axis.other] }
      }
    }
    return (along, across)
  }

  private enum Place: Hashable {
    case before
    case after
    case beside(isBefore: Bool)
  }

  private func place(of item: NSCollectionLayoutBoundarySupplementaryItem) -> Place {
    let edges = item.alignment.edges
    let (start, end): (NSDirectionalRectEdge, NSDirectionalRectEdge) =
      axis == .vertical ? (.top, .bottom) : (.leading, .trailing)
    if edges.contains(start) { return .before }
    if edges.contains(end) { return .after }
    return .beside(isBefore: edges.contains(axis == .vertical ? .leading : .top))
  }

  private func size(of item: NSCollectionLayoutBoundarySupplementaryItem) -> CGSize {
    var room = container
    room[axis.other] = max(room[axis.other] - sides.before - sides.after, 0)
    return item.layoutSize.size(in: room)
      .replacing(item.layoutSize.freeSides, by: preferredSizes[item.elementKind])
  }

  /// Places views around the content of a section, which fills `body`.
  mutating func place(_ items: [NSCollectionLayoutBoundarySupplementaryItem], around body: CGRect) {
    var before = body.minimum(along: axis) - margins(of: items).along.before
    var after = body.maximum(along: axis)
    for item in items {
      let size = size(of: item)
      let start = sides.before
      let room = container[axis.other] - sides.before - sides.after
      var origin: CGPoint
      switch place(of: item) {
      case .before:
        origin = CGPoint(
          axis, along: item.extendsBoundary ? before : body.minimum(along: axis),
          across: start + across(item, size, in: room))
        if item.extendsBoundary { before += size[axis] }
      case .after:
        origin = CGPoint(
          axis, along: item.extendsBoundary ? after : body.maximum(along: axis) - size[axis],
          across: start + across(item, size, in: room))
        if item.extendsBoundary { after += size[axis] }
      case .beside(let isBefore):
        let side = isBefore ? start : start + room - size[axis.other]
        let middle = (body.minimum(along: axis) + body.maximum(along: axis) - size[axis]) / 2
        origin = CGPoint(axis, along: middle, across: side)
      }
      origin.x += item.offset.x
      origin.y += item.offset.y
      let isFree = item.layoutSize.freeSides
      views.append(
        SectionLayout.Supplementary(
          kind: item.elementKind, section: section, item: 0,
          frame: CGRect(origin: origin, size: size).inset(by: item.effectiveInsets), zIndex: item.zIndex,
          freeSides: isFree, isPinned: item.pinToVisibleBounds))
    }
  }

  /// Returns the start of a view across the axis.
  private func across(
    _ item: NSCollectionLayoutBoundarySupplementaryItem, _ size: CGSize, in room: CGFloat
  ) -> CGFloat {
    let point = item.alignment.edges.point(in: CGRect(x: 0, y: 0, width: 2, height: 2))
    let part = (axis == .vertical ? point.x : point.y) / 2
    return (room - size[axis.other]) * part
  }
}

extension CGRect {
  func minimum(along axis: LayoutAxis) -> CGFloat { axis == .horizontal ? minX : minY }
  func maximum(along axis: LayoutAxis) -> CGFloat { axis == .horizontal ? maxX : maxY }
}
