import Foundation

/// The background behind the rows of a list.
final class ListBackdrop: UIView {}

extension UICollectionView {
  /// Shows the background of the list in the first section, or removes it if that section is no list.
  ///
  /// Unlike UIKit, the other sections have the same background.
  func layoutBackdrop() {
    let layout = collectionViewLayout as? UICollectionViewCompositionalLayout
    guard let list = layout?.descriptions.first?.list else {
      state.backdrop?.removeFromSuperview()
      state.backdrop = nil
      return
    }
    let backdrop = state.backdrop ?? ListBackdrop(frame: bounds)
    state.backdrop = backdrop
    let color = list.shownBackgroundColor
    if backdrop.backgroundColor != color { backdrop.backgroundColor = color }
    if backdrop.superview !== self { insertSubview(backdrop, at: 0) }
    if backdrop.frame != bounds { backdrop.frame = bounds }
  }
}
