import Foundation

extension UICollectionView {
  /// The number of items in each section. The data source is asked if they are not known.
  var loadedCounts: [Int] {
    if let counts = state.itemCounts { return counts }
    guard let dataSource else { return [] }
    let sections = max(dataSource.numberOfSections(in: self), 0)
    let counts = (0..<sections).map { max(dataSource.collectionView(self, numberOfItemsInSection: $0), 0) }
    state.itemCounts = counts
    return counts
  }

  /// Prepares the layout if it is not valid, and adopts its content size.
  func prepareLayoutIfNeeded() {
    let layout = collectionViewLayout
    let isStale = state.preparedSize.map { $0 != bounds.size } ?? true
    if isStale, layout.dependsOnSize { layout.isValid = false }
    guard !layout.isValid, !state.isPreparing else { return }
    state.isPreparing = true
    defer { state.isPreparing = false }
    _ = loadedCounts
    layout.isValid = true
    state.preparedSize = bounds.size
    layout.prepare()
    contentSize = layout.collectionViewContentSize
    if flips, !state.hasBegun, contentSize.width > bounds.width {
      state.hasBegun = true
      bounds.origin.x = contentSize.width + adjustedContentInset.right - bounds.width
    }
  }

  /// Moves the content to the offset that the layout wants after a change.
  func takeTargetOffset() {
    prepareLayoutIfNeeded()
    state.asksForOffset = false
    let offset = collectionViewLayout.targetContentOffset(forProposedContentOffset: contentOffset)
    if offset != contentOffset, offset.x.isFinite, offset.y.isFinite { contentOffset = offset }
  }

  /// Whether the layout is mirrored.
  var flips: Bool {
    collectionViewLayout.flipsHorizontallyInOppositeLayoutDirection
      && effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// Returns a rectangle of the layout in the content's coordinates, or the other way round.
  func flipped(_ rect: CGRect) -> CGRect {
    flips ? rect.mirrored(in: max(contentSize.width, bounds.width)) : rect
  }

  /// Returns the attributes as they are shown, mirrored if the layout is.
  func shown(_ attributes: UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes? {
    guard flips, let attributes, let copy = attributes.copy() as? UICollectionViewLayoutAttributes else {
      return attributes
    }
    copy.center.x = max(contentSize.width, bounds.width) - attributes.center.x
    return copy
  }
}

extension ElementKey: Comparable {
  static func < (first: ElementKey, second: ElementKey) -> Bool {
    if first.indexPath != second.indexPath { return first.indexPath < second.indexPath }
    if first.category != second.category { return first.category.rawValue < second.category.rawValue }
    return (first.kind ?? "") < (second.kind ?? "")
  }
}
