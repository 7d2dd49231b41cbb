public import Foundation

/// The size of a cell in a compositional layout, and the space around it.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject {
  public let layoutSize: NSCollectionLayoutSize
  private var attachedItems: [NSCollectionLayoutSupplementaryItem]
  /// The insets of a cell in the space of its size. They have no effect on a side that the content determines.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
    self.layoutSize = layoutSize
    attachedItems = supplementaryItems
    super.init()
  }

  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { attachedItems }

  func attach(_ items: [NSCollectionLayoutSupplementaryItem]) {
    attachedItems = items
  }

  /// The insets on the sides whose length the layout determines.
  var effectiveInsets: NSDirectionalEdgeInsets {
    var insets = contentInsets
    if layoutSize.widthDimension.isEstimated { (insets.leading, insets.trailing) = (0, 0) }
    if layoutSize.heightDimension.isEstimated { (insets.top, insets.bottom) = (0, 0) }
    return insets
  }
}
