import Foundation

extension UICollectionView {
  /// Shows exactly the visible elements, or all elements, until no element's size changes the layout.
  ///
  /// The loop ends, as each element is asked for its size once.
  func layOutElements(everywhere: Bool = false) {
    guard bounds.width.isFinite, bounds.height.isFinite, bounds.minX.isFinite, bounds.minY.isFinite else {
      return
    }
    var isTrue = false
    while !isTrue {
      prepareLayoutIfNeeded()
      let inSight = elements(in: everywhere ? wholeContent : bounds)
      present(inSight)
      isTrue = !sizeElements(inSight)
    }
  }

  private var wholeContent: CGRect {
    CGRect(origin: .zero, size: collectionViewLayout.collectionViewContentSize).union(bounds)
  }

  /// Returns the elements that the layout puts into a rectangle, from back to front.
  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let attributes =
      if let pictured = state.pictured {
        pictured.compactMap(layoutAttributes)
      } else {
        (collectionViewLayout.layoutAttributesForElements(in: flipped(rect)) ?? [])
          .compactMap(shown).filter { $0.frame.overlaps(rect) }
      }
    return attributes.sorted { ($0.zIndex, $0.key) < ($1.zIndex, $1.key) }
  }

  private func present(_ inSight: [UICollectionViewLayoutAttributes]) {
    let keys = Set(inSight.map(\.key))
    for key in state.views.keys.filter({ !keys.contains($0) }).sorted() { recycle(key) }
    layoutBackdrop()
    var below: UIView? = backgroundView?.superview === self ? backgroundView : state.backdrop
    // A strip has the place of its first element.
    var shown: [UIView] = []
    var known: Set<ObjectIdentifier> = []
    for attributes in inSight {
      guard let view = show(attributes, above: below) else { continue }
      if known.insert(ObjectIdentifier(view)).inserted { shown.append(view) }
      below = view
    }
    keepOrder(of: shown)
    removeEmptyStrips()
  }

  private func layoutAttributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
    guard let kind = key.kind else { return layoutAttributesForItem(at: key.indexPath) }
    if key.category == .decorationView {
      return shown(collectionViewLayout.layoutAttributesForDecorationView(ofKind: kind, at: key.indexPath))
    }
    return layoutAttributesForSupplementaryElement(ofKind: kind, at: key.indexPath)
  }

  private func show(_ attributes: UICollectionViewLayoutAttributes, above below: UIView?) -> UIView? {
    let key = attributes.key
    if let view = state.views[key] {
      place(view, attributes)
      return view.superview === self ? view : view.superview
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
    view.setNeedsLayout()
    if let strip = strip(for: attributes) {
      strip.addSubview(view)
      return insert(strip, above: below)
    }
    return insert(view, above: below)
  }

  /// Restores the order of views that were already shown. What is drawn then does not depend on what was
  /// visible before.
  private func keepOrder(of views: [UIView]) {
    let places = Dictionary(
      subviews.enumerated().map { (ObjectIdentifier($1), $0) }, uniquingKeysWith: { first, _ in first })
    let order = views.compactMap { places[ObjectIdentifier($0)] }
    guard !zip(order, order.dropFirst()).allSatisfy(<) else { return }
    for (below, view) in zip(views, views.dropFirst()) where below.superview === self {
      insertSubview(view, aboveSubview: below)
    }
  }

  private func insert(_ view: UIView, above below: UIView?) -> UIView {
    if view.superview === self { return view }
    if let below { insertSubview(view, aboveSubview: below) } else { insertSubview(view, at: 0) }
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

  func place(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
    let shift = strip(for: attributes)?.shift ?? .zero
    if attributes.transform == .identity {
      if view.transform != .identity { view.transform = .identity }
      let frame = attributes.frame.offsetBy(dx: shift.x, dy: shift.y)
      if view.frame != frame { view.frame = frame }
    } else {
      view.bounds.size = attributes.size
      view.center = CGPoint(x: attributes.center.x + shift.x, y: attributes.center.y + shift.y)
      view.transform = attributes.transform
    }
    if let cell = view as? UICollectionViewListCell, cell.place != attributes.list {
      cell.place = attributes.list
    }
    if view.alpha != attributes.alpha { view.alpha = attributes.alpha }
    if view.isHidden != attributes.isHidden { view.isHidden = attributes.isHidden }
    view.layer.zPosition = CGFloat(attributes.zIndex)
    guard view.applied?.isEqual(attributes) != true else { return }
    view.applied = attributes.copy() as? UICollectionViewLayoutAttributes
    view.apply(attributes)
  }

  func recycle(_ key: ElementKey) {
    guard let view = state.views.removeValue(forKey: key) else { return }
    view.removeFromSuperview()
    view.applied = nil
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
  /// Returns whether two rectangles share more than an edge. An empty one, such as the frame of a cell that has yet to
  /// find its width, overlaps those that it touches.
  fileprivate func overlaps(_ other: CGRect) -> Bool {
    if width == 0 || height == 0 {
      return minX <= other.maxX && maxX >= other.minX && minY <= other.maxY && maxY >= other.minY
    }
    return minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
  }
}
