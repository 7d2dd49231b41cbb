/// The parts of a flow layout that are no longer valid.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether the delegate has to be asked again. Unlike UIKit, it is always asked again.
  ///
  /// - Note: No effect on the picture.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// - Note: No effect on the picture.
  open var invalidateFlowLayoutAttributes = true
}
