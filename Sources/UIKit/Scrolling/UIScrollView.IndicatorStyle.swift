extension UIScrollView {
  /// The colour of scroll indicators.
  public enum IndicatorStyle: Int, Sendable {
    case `default`
    case black
    case white
  }
}
