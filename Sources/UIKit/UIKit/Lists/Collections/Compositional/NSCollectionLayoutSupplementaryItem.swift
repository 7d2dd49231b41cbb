/// A view that is attached to a cell or a group, such as a badge.
@preconcurrency @MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  public let elementKind: String
  public let containerAnchor: NSCollectionLayoutAnchor
  /// The anchor of the view itself. If it is nil, the container's anchor is used, so that the view is inside.
  public let itemAnchor: NSCollectionLayoutAnchor?
  open var zIndex = 1

  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    itemAnchor = nil
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Returns the frame of a view of a size that is attached to a rectangle.
  func frame(of size: CGSize, at rect: CGRect) -> CGRect {
    let box = CGRect(origin: .zero, size: size)
    let anchor = containerAnchor.point(in: rect)
    let own = (itemAnchor ?? containerAnchor).point(in: box)
    let shift = containerAnchor.shift(of: size)
    let ownShift = itemAnchor?.shift(of: size) ?? .zero
    return box.offsetBy(
      dx: anchor.x - own.x + shift.x + ownShift.x, dy: anchor.y - own.y + shift.y + ownShift.y)
  }
}
