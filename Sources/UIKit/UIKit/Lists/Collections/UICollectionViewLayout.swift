public import Foundation

/// A layout that determines the places of a collection view's elements. It is meant to be subclassed.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject, NibConnectable {
  public internal(set) weak var collectionView: UICollectionView?
  var isValid = false
  private(set) var decorationClasses: [String: UICollectionReusableView.Type] = [:]

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
    (coder as? NibCoder)?.decode(into: self)
  }

  class var nibMembers: NibMembers { NibMembers() }

  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  /// Returns the offset at which scrolling comes to rest. Unlike UIKit, only the app's own code calls it, as nobody
  /// scrolls.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    proposedContentOffset
  }

  /// Returns the content offset after a batch of changes or after a new layout. It is called before the next layout of
  /// the collection view.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  /// Invalidates the layout. The collection view prepares it again before it is next used.
  open func invalidateLayout() {
    let context = newInvalidationContext()
    context.invalidateEverything = true
    invalidateLayout(with: context)
  }

  /// Invalidates the layout. Unlike UIKit, the whole layout is prepared again, not only what the context names.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    isValid = false
    if context.contentOffsetAdjustment != .zero, collectionView != nil {
      Diagnostics.report(
        "UICollectionViewLayoutInvalidationContext.contentOffsetAdjustment is set, and CellSnap leaves the content offset as it is"
      )
    }
    collectionView?.layoutWasInvalidated()
  }

  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    newInvalidationContext()
  }

  /// Returns whether a size that an element prefers changes the layout.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = newInvalidationContext()
    context.preferredSizes[originalAttributes.key] = preferredAttributes.size
    context.invalidate(originalAttributes.key)
    return context
  }

  private func newInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
    let type = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return type?.init() ?? UICollectionViewLayoutInvalidationContext()
  }

  /// Returns whether an element is asked for its size. Every element of an app's own layout is.
  func sizesItself(_ attributes: UICollectionViewLayoutAttributes) -> Bool { true }

  /// Whether the layout depends on the size of the bounds, even if `shouldInvalidateLayout(forBoundsChange:)` returns
  /// false.
  var dependsOnSize: Bool { false }

  open func prepare() {}

  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  open var collectionViewContentSize: CGSize { .zero }

  /// Whether the collection view mirrors the layout in a right-to-left layout direction.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// Registers a nib. Unlike UIKit, this has no effect, as no decoration view is made from a nib.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {}

  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = viewClass as? UICollectionReusableView.Type
  }

  /// Sets a property of the class that a nib names. Returns false if there is none.
  open func setNibValue(_ value: KeyedValue, forKey key: String) throws -> Bool {
    try setStandardValue(value, forKey: key)
  }

  open func nibAction(named name: String) -> Selector? { nil }
}
