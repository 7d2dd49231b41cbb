import Foundation

extension UICollectionReusableView {
  /// Returns the attributes with the size that the view prefers on the sides that the layout leaves to it.
  func fittingAttributes(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard let free = attributes.freeSides, !free.isEmpty,
      let fitting = attributes.copy() as? UICollectionViewLayoutAttributes
    else { return attributes }
    let target = CGSize(
      width: attributes.size.width, height: free.contains(.height) ? 0 : attributes.size.height)
    let wanted = systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: free.contains(.width) ? .fittingSizeLevel : .required,
      verticalFittingPriority: free.contains(.height) ? .fittingSizeLevel : .required)
    let grid = PixelGrid(of: traitCollection)
    if free.contains(.width), wanted.width.soundLength > 0 {
      fitting.size.width = grid.up(wanted.width.soundLength)
    }
    if free.contains(.height), wanted.height.soundLength > 0 {
      fitting.size.height = grid.up(wanted.height.soundLength)
    }
    return fitting
  }
}
