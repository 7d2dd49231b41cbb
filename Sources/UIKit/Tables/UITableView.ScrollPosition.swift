extension UITableView {
  /// Where a row is to be after scrolling to it.
  public enum ScrollPosition: Int, Sendable {
    case none
    case top
    case middle
    case bottom
  }
}
