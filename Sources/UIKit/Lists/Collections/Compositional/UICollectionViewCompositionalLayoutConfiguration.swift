public import Foundation

/// What all sections of a compositional layout have in common.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// Between sections, in points.
  open var interSectionSpacing: CGFloat = 0
  /// Before the first section and after the last.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Of sections that say `automatic`.
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  public override init() {
    super.init()
  }
}
