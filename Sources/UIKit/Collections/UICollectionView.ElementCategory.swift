extension UICollectionView {
  /// What kind of view an element is.
  public enum ElementCategory: UInt, Sendable {
    case cell
    case supplementaryView
    case decorationView
  }
}
