import Foundation

extension UICollectionViewListCell {
  /// A guide of the separator below the cell. Constraints to its leading or trailing edge move the separator's end.
  public var separatorLayoutGuide: UILayoutGuide {
    if let guide = listParts.separatorGuide { return guide }
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    listParts.separatorGuide = guide
    return guide
  }

  /// Returns insets with those that constraints to the guide give.
  func guided(_ insets: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
    guard let guide = listParts.separatorGuide else { return insets }
    var insets = insets
    let frame = guide.layoutFrame
    let (left, right) = (frame.minX, bounds.width - frame.maxX)
    if isConstrained(guide, [.leading, isMirrored ? .right : .left]) {
      insets.leading = isMirrored ? right : left
    }
    if isConstrained(guide, [.trailing, isMirrored ? .left : .right]) {
      insets.trailing = isMirrored ? left : right
    }
    return insets
  }

  private func isConstrained(_ guide: UILayoutGuide, _ sides: Set<NSLayoutConstraint.Attribute>) -> Bool {
    guide.itemState.mentions.constraints.contains {
      ($0.firstItem === guide && sides.contains($0.firstAttribute))
        || ($0.secondItem === guide && sides.contains($0.secondAttribute))
    }
  }
}
