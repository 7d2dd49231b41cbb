public import Foundation

/// A layout on the way from one layout to another. Elements are between their places in both.
@preconcurrency @MainActor open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  public let currentLayout: UICollectionViewLayout
  public let nextLayout: UICollectionViewLayout
  /// The part of the way, from 0 for the current layout to 1 for the next one.
  open var transitionProgress: CGFloat = 0 { didSet { invalidateLayout() } }
  private var values: [String: CGFloat] = [:]

  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    self.currentLayout = currentLayout
    nextLayout = newLayout
    super.init()
  }

  public required init?(coder: NSCoder) {
    nil
  }

  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) {
    values[key] = value
  }

  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  open override func prepare() {
    super.prepare()
    for layout in [currentLayout, nextLayout] {
      layout.collectionView = collectionView
      layout.prepare()
      layout.isValid = true
    }
  }

  open override var collectionViewContentSize: CGSize {
    let (now, next) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
    return CGSize(width: between(now.width, next.width), height: between(now.height, next.height))
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let next = Dictionary(all(of: nextLayout).map { ($0.key, $0) }) { first, _ in first }
    let current = all(of: currentLayout)
    let known = Set(current.map(\.key))
    let entering = all(of: nextLayout).filter { !known.contains($0.key) }
    let moved = current.map { mixed($0, next[$0.key]) } + entering.map { mixed(nil, $0) }
    return moved.compactMap { $0 }.filter { $0.frame.intersects(rect) }
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    mixed(
      currentLayout.layoutAttributesForItem(at: indexPath), nextLayout.layoutAttributesForItem(at: indexPath))
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    mixed(
      currentLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath),
      nextLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath))
  }

  override func sizesItself(_ attributes: UICollectionViewLayoutAttributes) -> Bool { false }

  private func all(of layout: UICollectionViewLayout) -> [UICollectionViewLayoutAttributes] {
    layout.layoutAttributesForElements(in: CGRect(origin: .zero, size: layout.collectionViewContentSize))
      ?? []
  }

  /// Returns the place between two places of an element. An element that only one layout has appears or disappears.
  private func mixed(
    _ now: UICollectionViewLayoutAttributes?, _ next: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    guard let result = (now ?? next)?.copy() as? UICollectionViewLayoutAttributes else { return nil }
    result.alpha = between(now?.alpha ?? 0, next?.alpha ?? 0)
    result.freeSides = nil
    guard let now, let next else { return result }
    result.center = CGPoint(x: between(now.center.x, next.center.x), y: between(now.center.y, next.center.y))
    result.size = CGSize(
      width: between(now.size.width, next.size.width), height: between(now.size.height, next.size.height))
    let (a, b) = (now.transform, next.transform)
    result.transform = CGAffineTransform(
      a: between(a.a, b.a), b: between(a.b, b.b), c: between(a.c, b.c), d: between(a.d, b.d),
      tx: between(a.tx, b.tx), ty: between(a.ty, b.ty))
    return result
  }

  private func between(_ start: CGFloat, _ end: CGFloat) -> CGFloat {
    start + (end - start) * transitionProgress
  }
}
