public import Foundation

/// The parts of a layout that are no longer valid.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  open internal(set) var invalidateEverything = false
  open internal(set) var invalidateDataSourceCounts = false
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  /// The adjustment of the content offset. Unlike UIKit, neither adjustment has an effect: the offset stays, with a
  /// warning, and the layout determines the size.
  ///
  /// - Note: No effect on the picture.
  open var contentOffsetAdjustment = CGPoint.zero
  /// - Note: No effect on the picture.
  open var contentSizeAdjustment = CGSize.zero
  /// The sizes that elements prefer.
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

  /// Whether the context contains sizes that elements prefer, and nothing else.
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
