extension UICollectionView {
  /// The direction in which a flow layout grows.
  public enum ScrollDirection: Int, Sendable {
    case vertical
    case horizontal
  }
}
