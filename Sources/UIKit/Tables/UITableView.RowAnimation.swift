extension UITableView {
  /// How changed rows come and go. Unlike UIKit, all changes happen at once.
  public enum RowAnimation: Int, Sendable {
    case fade
    case right
    case left
    case top
    case bottom
    case none
    case middle
    case automatic = 100
  }
}
