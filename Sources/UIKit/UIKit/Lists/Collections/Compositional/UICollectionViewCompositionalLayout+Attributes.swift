import Foundation

extension UICollectionViewCompositionalLayout {
  /// Returns the elements that touch a rectangle, as the sections' handlers have changed them.
  func attributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    var found = boundaryViews.map(attributes(of:)).filter { $0.frame.intersects(rect) }
    for index in sections.indices {
      let section = sections[index]
      let touched = touching(section, index, rect)
      guard !touched.isEmpty else { continue }
      found += touched
    }
    return found
  }

  private func touching(
    _ section: SectionLayout, _ index: Int, _ rect: CGRect
  ) -> [UICollectionViewLayoutAttributes] {
    let isNear =
      section.frame.maximum(along: axis) > rect.minimum(along: axis)
      && section.frame.minimum(along: axis) < rect.maximum(along: axis)
    var found = section.supplementaries.map(attributes(of:)).filter { $0.frame.intersects(rect) }
    guard isNear else { return found }
    let cells =
      if let strip = section.strip {
        section.cells(in: visible(strip, index))
      } else {
        section.cells(
          in: rect.minimum(along: axis)..<max(rect.maximum(along: axis), rect.minimum(along: axis)))
      }
    for item in cells {
      let attributes = attributes(ofItem: item, in: index)
      if attributes.frame.intersects(rect) { found.append(attributes) }
    }
    for decoration in section.decorations where decoration.frame.intersects(rect) {
      found.append(attributes(of: decoration, in: index))
    }
    callHandler(of: index, with: found)
    return found
  }

  /// Returns the visible part of a strip's content.
  private func visible(_ strip: SectionLayout.Strip, _ index: Int) -> Range<CGFloat> {
    let start = strip.frame.minimum(along: axis.other) + (stripOffsets[index] ?? 0)
    return start..<start + strip.frame.size[axis.other]
  }

  private func callHandler(of index: Int, with attributes: [UICollectionViewLayoutAttributes]) {
    guard let handler = descriptions[index].visibleItemsInvalidationHandler, let collectionView,
      !collectionView.state.isLookingAhead
    else { return }
    let strip = sections[index].strip
    let offset = stripOffsets[index] ?? 0
    let shift: CGPoint
    if let strip {
      let moved = CGPoint(axis.other, along: offset, across: 0)
      shift = CGPoint(x: moved.x - strip.frame.minX, y: moved.y - strip.frame.minY)
    } else {
      shift = .zero
    }
    let items = attributes.filter { $0.representedElementCategory != .decorationView }
    handler(
      items.map { AttributesItem($0, shift: strip == nil ? .zero : shift) },
      strip == nil ? collectionView.contentOffset : CGPoint(axis.other, along: offset, across: 0), environment
    )
  }

  func attributes(ofItem item: Int, in section: Int) -> UICollectionViewLayoutAttributes {
    let cell = sections[section].cells[item]
    let attributes = made(for: IndexPath(item: cell.item, section: section))
    attributes.frame = scrolled(cell.frame, in: section)
    attributes.zIndex = cell.zIndex
    attributes.freeSides = cell.freeSides
    attributes.list = cell.list
    return attributes
  }

  private func made(for path: IndexPath) -> UICollectionViewLayoutAttributes {
    guard let type = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type else {
      return UICollectionViewLayoutAttributes(forCellWith: path)
    }
    let attributes = type.init()
    attributes.indexPath = path
    return attributes
  }

  /// Returns a frame of a section, moved by the section's orthogonal scrolling.
  private func scrolled(_ frame: CGRect, in section: Int) -> CGRect {
    guard let offset = stripOffsets[section], offset != 0 else { return frame }
    let shift = CGPoint(axis.other, along: offset, across: 0)
    return frame.offsetBy(dx: -shift.x, dy: -shift.y)
  }

  func attributes(of view: SectionLayout.Supplementary) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: view.kind, with: view.indexPath)
    attributes.frame = view.frame
    if view.isPinned { attributes.frame = pinned(view) }
    if view.isInStrip, let section = view.section { attributes.frame = scrolled(view.frame, in: section) }
    attributes.zIndex = view.zIndex + (attributes.frame == view.frame ? 0 : 1)
    attributes.freeSides = view.freeSides
    attributes.list = view.list
    attributes.list?.isFloating = view.isPinned && attributes.frame != view.frame
    return attributes
  }

  /// Returns the frame of a view that stays visible as long as its section or the layout does.
  private func pinned(_ view: SectionLayout.Supplementary) -> CGRect {
    guard let collectionView, collectionView.state.pictured == nil else { return view.frame }
    let whole = view.section.map { sections[$0].frame } ?? CGRect(origin: .zero, size: contentExtent)
    let inset = collectionView.adjustedContentInset
    let sight = collectionView.bounds.inset(by: inset)
    let length = view.frame.size[axis]
    let isFooter =
      view.frame.minimum(along: axis) > (whole.minimum(along: axis) + whole.maximum(along: axis)) / 2
    let natural = view.frame.minimum(along: axis)
    var start = natural
    if isFooter {
      start = min(natural, max(sight.maximum(along: axis) - length, whole.minimum(along: axis)))
    } else {
      start = max(natural, min(sight.minimum(along: axis), whole.maximum(along: axis) - length))
    }
    let shift = CGPoint(axis, along: start - natural, across: 0)
    return view.frame.offsetBy(dx: shift.x, dy: shift.y)
  }

  func attributes(
    of decoration: SectionLayout.Decoration, in section: Int
  ) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: decoration.kind, with: IndexPath(item: 0, section: section))
    attributes.frame = decoration.frame
    // Decorations are behind cells, whose z-index is 0.
    attributes.zIndex = decoration.zIndex - 1
    return attributes
  }
}

extension UICollectionView {
  /// The size that is available to a compositional layout, and its traits.
  var compositionalEnvironment: CompositionalEnvironment {
    let inset = adjustedContentInset
    var size = state.screen ?? bounds.size
    if state.screen?.width != bounds.width { size = bounds.size }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func directional(_ insets: UIEdgeInsets) -> NSDirectionalEdgeInsets {
      NSDirectionalEdgeInsets(
        top: max(insets.top - inset.top, 0),
        leading: max(isRightToLeft ? insets.right - inset.right : insets.left - inset.left, 0),
        bottom: max(insets.bottom - inset.bottom, 0),
        trailing: max(isRightToLeft ? insets.left - inset.left : insets.right - inset.right, 0))
    }
    return CompositionalEnvironment(
      size: CGSize(
        width: (size.width - inset.left - inset.right).soundLength,
        height: (size.height - inset.top - inset.bottom).soundLength),
      traits: traitCollection, safeAreaInsets: directional(safeAreaInsets),
      layoutMargins: directional(layoutMargins))
  }
}
