public import Foundation

/// Says where the elements of a collection view lie: to be subclassed.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  public internal(set) weak var collectionView: UICollectionView?
  var isValid = false
  private(set) var decorationClasses: [String: UICollectionReusableView.Type] = [:]

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  /// Where scrolling comes to rest.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    proposedContentOffset
  }

  /// Where the content stands after a change.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  /// Makes the collection view prepare the layout again before it is next used.
  open func invalidateLayout() {
    let context = newInvalidationContext()
    context.invalidateEverything = true
    invalidateLayout(with: context)
  }

  /// Unlike UIKit, all of the layout is prepared again, whatever the context names.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    isValid = false
    collectionView?.layoutWasInvalidated()
  }

  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    newInvalidationContext()
  }

  /// Whether a size that an element asks for changes the layout.
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

  /// Whether an element is asked for its size; one of a layout of the app's own always is.
  func sizesItself(_ attributes: UICollectionViewLayoutAttributes) -> Bool { true }

  /// Whether the size of the collection view's bounds decides, whatever is said of a change of them.
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

  /// Whether the collection view mirrors the layout where reading goes from right to left.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// Unlike UIKit, no view is made of a nib.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {}

  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = viewClass as? UICollectionReusableView.Type
  }
}
