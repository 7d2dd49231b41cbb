import Foundation

extension UICollectionView {
  /// Places and returns the scroll view of an element that scrolls orthogonally, or returns nil for other
  /// elements.
  func strip(for attributes: UICollectionViewLayoutAttributes) -> CrossScrollView? {
    guard let layout = collectionViewLayout as? UICollectionViewCompositionalLayout,
      attributes.indexPath.count == 2, layout.sections.indices.contains(attributes.indexPath.section),
      let strip = layout.sections[attributes.indexPath.section].strip,
      layout.isInStrip(attributes)
    else { return nil }
    let section = attributes.indexPath.section
    let view = state.strips[section] ?? CrossScrollView(section: section, in: self, layout: layout)
    state.strips[section] = view
    let frame = flipped(strip.frame)
    let size = CGSize(layout.axis.other, along: max(strip.length, 0), across: strip.frame.size[layout.axis])
    var offset = layout.stripOffsets[section] ?? 0
    if flips, layout.axis == .vertical { offset = size.width - frame.width - offset }
    view.place(frame, contentSize: size, offset: CGPoint(layout.axis.other, along: offset, across: 0))
    return view
  }

  /// Removes the strips that show no elements.
  func removeEmptyStrips() {
    for (section, strip) in state.strips where strip.subviews.isEmpty {
      strip.removeFromSuperview()
      state.strips[section] = nil
    }
  }

  /// Scrolls a section orthogonally to an item. Returns false if the section does not scroll orthogonally.
  func scrollStrip(to path: IndexPath, at position: ScrollPosition) -> Bool {
    guard let layout = collectionViewLayout as? UICollectionViewCompositionalLayout,
      layout.sections.indices.contains(path.section), let strip = layout.sections[path.section].strip,
      layout.sections[path.section].cells.indices.contains(path.item)
    else { return false }
    let line = layout.axis.other
    let frame = layout.sections[path.section].cells[path.item].frame
    let room = strip.frame.size[line]
    let (start, end) = (frame.minimum(along: line), frame.maximum(along: line))
    let old = layout.stripOffsets[path.section] ?? 0
    let isMirrored = flips && line == .horizontal
    let (before, middle, after): (ScrollPosition, ScrollPosition, ScrollPosition) =
      line == .horizontal
      ? (isMirrored ? .right : .left, .centeredHorizontally, isMirrored ? .left : .right)
      : (.top, .centeredVertically, .bottom)
    var offset =
      if position.contains(before) {
        start
      } else if position.contains(middle) {
        (start + end - room) / 2
      } else if position.contains(after) {
        end - room
      } else {
        start < old ? start : max(old, end - room)
      }
    offset = min(max(offset, 0), max(strip.length - room, 0))
    layout.stripOffsets[path.section] = offset
    setNeedsLayout()
    return true
  }
}

extension UICollectionViewCompositionalLayout {
  /// Returns whether an element scrolls with the cells of its section.
  func isInStrip(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    switch attributes.representedElementCategory {
    case .cell: true
    case .decorationView: false
    case .supplementaryView:
      sections[attributes.indexPath.section].supplementaries.contains {
        $0.isInStrip && $0.kind == attributes.representedElementKind && $0.indexPath == attributes.indexPath
      }
    }
  }
}
