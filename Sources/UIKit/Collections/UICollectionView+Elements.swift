import Foundation

extension UICollectionView {
  /// Gives exactly the elements in sight a view, and takes back all others.
  func layoutElements() {
    let rect = bounds
    guard rect.width.isFinite, rect.height.isFinite, rect.minX.isFinite, rect.minY.isFinite else { return }
    let inSight =
      if let pictured = state.pictured {
        pictured.compactMap(layoutAttributes)
      } else {
        (collectionViewLayout.layoutAttributesForElements(in: flipped(rect)) ?? [])
          .compactMap(shown).filter { $0.frame.overlaps(rect) }
      }
    let keys = Set(inSight.map(\.key))
    for key in state.views.keys.filter({ !keys.contains($0) }).sorted() { recycle(key) }
    var below: UIView? = backgroundView?.superview === self ? backgroundView : nil
    for attributes in inSight.sorted(by: { ($0.zIndex, $0.key) < ($1.zIndex, $1.key) }) {
      below = show(attributes, above: below) ?? below
    }
  }

  private func layoutAttributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
    guard let kind = key.kind else { return layoutAttributesForItem(at: key.indexPath) }
    return layoutAttributesForSupplementaryElement(ofKind: kind, at: key.indexPath)
  }

  private func show(_ attributes: UICollectionViewLayoutAttributes, above below: UIView?) -> UIView? {
    let key = attributes.key
    if let view = state.views[key] {
      place(view, attributes)
      return view
    }
    guard let view = makeView(for: key) else { return nil }
    state.views[key] = view
    place(view, attributes)
    if let cell = view as? UICollectionViewCell, key.category == .cell {
      let isSelected = state.selection.contains(key.indexPath)
      if cell.isSelected != isSelected { cell.isSelected = isSelected }
      delegate?.collectionView(self, willDisplay: cell, forItemAt: key.indexPath)
    } else if let kind = key.kind, key.category == .supplementaryView {
      delegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: kind, at: key.indexPath)
    }
    if let below { insertSubview(view, aboveSubview: below) } else { insertSubview(view, at: 0) }
    view.setNeedsLayout()
    return view
  }

  private func makeView(for key: ElementKey) -> UICollectionReusableView? {
    switch key.category {
    case .cell:
      return dataSource?.collectionView(self, cellForItemAt: key.indexPath)
    case .supplementaryView:
      guard let kind = key.kind else { return nil }
      return dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: key.indexPath)
    case .decorationView:
      return key.kind.flatMap { collectionViewLayout.decorationClasses[$0] }?.make(frame: .zero)
    }
  }

  private func place(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
    if attributes.transform == .identity {
      if view.transform != .identity { view.transform = .identity }
      if view.frame != attributes.frame { view.frame = attributes.frame }
    } else {
      view.bounds.size = attributes.size
      view.center = attributes.center
      view.transform = attributes.transform
    }
    if view.alpha != attributes.alpha { view.alpha = attributes.alpha }
    if view.isHidden != attributes.isHidden { view.isHidden = attributes.isHidden }
    view.layer.zPosition = CGFloat(attributes.zIndex)
    view.apply(attributes)
  }

  func recycle(_ key: ElementKey) {
    guard let view = state.views.removeValue(forKey: key) else { return }
    view.removeFromSuperview()
    if let cell = view as? UICollectionViewCell, key.category == .cell {
      state.cellQueues.enqueue(cell, for: cell.reuseIdentifier)
      delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: key.indexPath)
    } else if let kind = key.kind, key.category == .supplementaryView {
      state.supplementaryQueues[kind]?.enqueue(view, for: view.reuseIdentifier)
      delegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: key.indexPath)
    }
  }
}

extension CGRect {
  /// Whether the two share more than an edge.
  fileprivate func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
  }
}
