public import Foundation

/// The size and the surroundings of a cell in a compositional layout.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject {
  public let layoutSize: NSCollectionLayoutSize
  private var attachedItems: [NSCollectionLayoutSupplementaryItem]
  /// What a cell is smaller by than its size says; where the content decides it changes nothing.
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

  /// The insets on the sides whose length the layout decides.
  var effectiveInsets: NSDirectionalEdgeInsets {
    var insets = contentInsets
    if layoutSize.widthDimension.isEstimated { (insets.leading, insets.trailing) = (0, 0) }
    if layoutSize.heightDimension.isEstimated { (insets.top, insets.bottom) = (0, 0) }
    return insets
  }
}
