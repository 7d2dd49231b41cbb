import Foundation

/// The ground that the rows of a list lie on.
final class ListBackdrop: UIView {}

extension UICollectionView {
  /// Gives the view the ground of the list that its first section is, and takes it away where that is none.
  ///
  /// Unlike UIKit, the other sections lie on the same.
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
