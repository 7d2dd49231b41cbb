import Foundation

/// A solver that lays out one section.
@MainActor struct SectionSolver {
  let section: NSCollectionLayoutSection
  /// The index of the section.
  let index: Int
  let count: Int
  /// The direction in which the layout grows.
  let axis: LayoutAxis
  /// The size that is available to the layout, and its traits.
  let environment: CompositionalEnvironment
  let reference: UIContentInsetsReference
  let preferredSizes: [ElementKey: CGSize]
  let displayScale: CGFloat

  /// Returns the layout of the section from a position on the layout's axis.
  func layout(from start: CGFloat) -> SectionLayout {
    warnOfSupplementaryReference()
    let container = environment.contentSize
    let insets = contentInsets
    let followed = section.supplementariesFollowContentInsets ? insets : .zero
    var boundary = BoundarySolver(
      preferredSizes: preferredKinds, axis: axis, section: index, container: container,
      sides: axis == .vertical ? (followed.leading, followed.trailing) : (followed.top, followed.bottom))
    let list = listMetrics
    let margins = boundary.margins(of: section.boundarySupplementaryItems)

    var layout = SectionLayout()
    let groups = CGRect(origin: .zero, size: container).inset(by: insets)
    var room = groups.size
    room[axis.other] = max(room[axis.other] - margins.across.before - margins.across.after, 0)
    let bodyStart = start + list.top + margins.along.before
    let lead = axis == .vertical ? insets.top : insets.leading
    let trail = axis == .vertical ? insets.bottom : insets.trailing
    let side = (axis == .vertical ? insets.leading : insets.top) + margins.across.before
    let isAcross = section.orthogonalScrollingBehavior != .none
    let content = CGPoint(axis, along: bodyStart + lead, across: side)
    let length = fill(&layout, room: room, at: content, along: isAcross ? axis.other : axis)
    let body = CGRect(
      origin: CGPoint(axis, along: bodyStart, across: 0),
      size: CGSize(axis, along: lead + length + trail, across: container[axis.other]))
    if isAcross { placeInStrip(&layout, body: body, insets: insets) }
    boundary.place(section.boundarySupplementaryItems, around: body)
    layout.supplementaries += boundary.views
    layout.frame = CGRect(
      origin: CGPoint(axis, along: start, across: 0),
      size: CGSize(
        axis, along: body.maximum(along: axis) + margins.along.after + list.bottom - start,
        across: container[axis.other]))
    layout.decorations = section.decorationItems.map {
      SectionLayout.Decoration(
        kind: $0.elementKind, frame: layout.frame.inset(by: $0.contentInsets), zIndex: $0.zIndex)
    }
    markPlaces(&layout)
    return layout
  }

  /// Lines up the groups from a point on and returns their length along the layout's axis.
  private func fill(
    _ layout: inout SectionLayout, room: CGSize, at origin: CGPoint, along line: LayoutAxis
  ) -> CGFloat {
    let solver = GroupSolver(
      preferredSizes: Dictionary(
        uniqueKeysWithValues: preferredSizes.compactMap { key, size in
          key.category == .cell && key.indexPath.section == index ? (key.indexPath.item, size) : nil
        }), traits: environment.traitCollection)
    let start = line == .horizontal ? origin.x : origin.y
    let across = line == .horizontal ? origin.y : origin.x
    var position = start
    var thickness: CGFloat = 0
    var next = 0
    var number = 0
    while next < count {
      let group = solver.layout(of: section.group, in: room, cells: next..<count)
      guard !group.cells.isEmpty else { break }
      if next > 0 { position += section.interGroupSpacing }
      let edge = section.group.edgeSpacing?.spacing(along: line)
      position += edge?.before?.spacing ?? 0
      let side = LineSolver.start(
        of: section.group, length: group.size[line.other], in: room[line.other], along: line.other)
      let place = CGPoint(line, along: position, across: across + side)
      let placed = group.offset(x: place.x, y: place.y)
      layout.cells += placed.cells
      layout.runs.append(
        SectionLayout.Run(
          cells: next..<next + group.cells.count, start: position, end: position + group.size[line]))
      addBadges(of: placed, group: &number, to: &layout)
      position += group.size[line] + (edge?.after?.spacing ?? 0)
      thickness = max(thickness, side + group.size[line.other])
      next += group.cells.count
    }
    roundToPixels(&layout)
    return line == axis ? position - start : thickness
  }

  private func addBadges(of group: GroupLayout, group number: inout Int, to layout: inout SectionLayout) {
    let isInStrip = section.orthogonalScrollingBehavior != .none
    for cell in group.cells {
      for badge in cell.badges {
        layout.supplementaries.append(supplementary(badge, item: cell.item, isInStrip: isInStrip))
      }
    }
    guard !group.badges.isEmpty else { return }
    for badge in group.badges {
      layout.supplementaries.append(supplementary(badge, item: number, isInStrip: isInStrip))
    }
    number += 1
  }

  private func supplementary(
    _ badge: GroupLayout.Badge, item: Int, isInStrip: Bool
  ) -> SectionLayout.Supplementary {
    let key = ElementKey(
      category: .supplementaryView, kind: badge.item.elementKind,
      indexPath: IndexPath(item: item, section: index))
    let size = badge.frame.size.replacing(badge.item.layoutSize.freeSides, by: preferredSizes[key])
    let point = (badge.item.itemAnchor ?? badge.item.containerAnchor).edges
    let (old, new) = (point.point(in: badge.frame), point.point(in: CGRect(origin: .zero, size: size)))
    return SectionLayout.Supplementary(
      kind: badge.item.elementKind, section: index, item: item,
      frame: CGRect(origin: CGPoint(x: old.x - new.x, y: old.y - new.y), size: size).inset(
        by: badge.item.effectiveInsets),
      zIndex: badge.item.zIndex, freeSides: badge.item.layoutSize.freeSides, isInStrip: isInStrip)
  }

  /// Turns the groups into a strip. The first group is centred if the section pages by centred groups.
  private func placeInStrip(_ layout: inout SectionLayout, body: CGRect, insets: NSDirectionalEdgeInsets) {
    let line = axis.other
    let isHorizontal = line == .horizontal
    let lead = isHorizontal ? insets.leading : insets.top
    let end = layout.runs.last?.end ?? lead
    var before: CGFloat = 0
    var trail = isHorizontal ? insets.trailing : insets.bottom
    if section.orthogonalScrollingBehavior == .groupPagingCentered, let first = layout.runs.first,
      let last = layout.runs.last
    {
      before = max((body.size[line] - (first.end - first.start)) / 2 - first.start, 0)
      trail = max((body.size[line] - (last.end - last.start)) / 2, trail)
    }
    if before > 0 {
      layout.move(by: isHorizontal ? CGPoint(x: before, y: 0) : CGPoint(x: 0, y: before), along: before)
    }
    layout.strip = SectionLayout.Strip(frame: body, length: end + before + trail)
  }

  private func roundToPixels(_ layout: inout SectionLayout) {
    guard displayScale > 0 else { return }
    for index in layout.cells.indices {
      layout.cells[index].frame = layout.cells[index].frame.onPixels(displayScale)
    }
  }

  private func warnOfSupplementaryReference() {
    let wanted = section.supplementaryContentInsetsReference
    guard wanted != .automatic, wanted != effectiveReference, !section.boundarySupplementaryItems.isEmpty
    else {
      return
    }
    Diagnostics.report(
      "NSCollectionLayoutSection.supplementaryContentInsetsReference is .\(wanted), and CellSnap measures the insets of headers and footers from the section's contentInsetsReference"
    )
  }

  private var effectiveReference: UIContentInsetsReference {
    section.contentInsetsReference == .automatic ? reference : section.contentInsetsReference
  }

  /// The section's insets, measured from their reference.
  private var contentInsets: NSDirectionalEdgeInsets {
    var insets = section.contentInsets
    let outer: NSDirectionalEdgeInsets
    switch effectiveReference {
    case .none: outer = .zero
    case .automatic, .safeArea: outer = environment.safeAreaInsets
    case .layoutMargins: outer = environment.layoutMargins
    case .readableContent:
      var margins = environment.layoutMargins
      let width = environment.contentSize.width - margins.leading - margins.trailing
      let rest = max(width - SectionSolver.readableWidth, 0) / 2
      margins.leading += rest
      margins.trailing += rest
      outer = margins
    }
    if axis == .vertical {
      insets.leading += outer.leading
      insets.trailing += outer.trailing
    } else {
      insets.top += outer.top
      insets.bottom += outer.bottom
    }
    return insets
  }

  /// The length that UIKit considers the longest readable line at the standard text size, in points.
  private static let readableWidth: CGFloat = 672

  private var preferredKinds: [String: CGSize] {
    let path = IndexPath(item: 0, section: index)
    var sizes: [String: CGSize] = [:]
    for item in section.boundarySupplementaryItems {
      sizes[item.elementKind] =
        preferredSizes[ElementKey(category: .supplementaryView, kind: item.elementKind, indexPath: path)]
    }
    return sizes
  }
}

extension SectionLayout {
  /// Moves the elements that scroll orthogonally.
  fileprivate mutating func move(by shift: CGPoint, along: CGFloat) {
    for index in cells.indices { cells[index].frame = cells[index].frame.offsetBy(dx: shift.x, dy: shift.y) }
    for index in supplementaries.indices where supplementaries[index].isInStrip {
      supplementaries[index].frame = supplementaries[index].frame.offsetBy(dx: shift.x, dy: shift.y)
    }
    for index in runs.indices {
      runs[index].start += along
      runs[index].end += along
    }
  }
}

extension CGRect {
  /// Returns the rectangle with its edges rounded to pixels.
  fileprivate func onPixels(_ scale: CGFloat) -> CGRect {
    let grid = PixelGrid(scale: scale)
    let (x, y) = (grid.nearest(minX), grid.nearest(minY))
    return CGRect(x: x, y: y, width: grid.nearest(maxX) - x, height: grid.nearest(maxY) - y)
  }
}
