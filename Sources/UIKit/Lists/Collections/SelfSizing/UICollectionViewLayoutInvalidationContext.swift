public import Foundation

/// What of a layout is no longer true.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  open internal(set) var invalidateEverything = false
  open internal(set) var invalidateDataSourceCounts = false
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  /// Unlike UIKit, neither adjustment moves anything: the offset stays where it is, and the size is the layout's.
  open var contentOffsetAdjustment = CGPoint.zero
  open var contentSizeAdjustment = CGSize.zero
  /// The sizes that elements asked for.
  var preferredSizes: [ElementKey: CGSize] = [:]

  public required override init() {
    super.init()
  }

  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }

  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }

  /// Whether it tells of sizes that elements asked for and of nothing else.
  var isPreferredSizesOnly: Bool {
    !preferredSizes.isEmpty && !invalidateEverything && !invalidateDataSourceCounts
  }

  func invalidate(_ key: ElementKey) {
    switch (key.category, key.kind) {
    case (.supplementaryView, let kind?): invalidateSupplementaryElements(ofKind: kind, at: [key.indexPath])
    case (.decorationView, let kind?): invalidateDecorationElements(ofKind: kind, at: [key.indexPath])
    default: invalidateItems(at: [key.indexPath])
    }
  }
}

/// What of a flow layout is no longer true.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Unlike UIKit, delegates are asked again whatever these say.
  open var invalidateFlowLayoutDelegateMetrics = true
  open var invalidateFlowLayoutAttributes = true
}
