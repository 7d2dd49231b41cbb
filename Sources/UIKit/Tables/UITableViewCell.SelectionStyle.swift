extension UITableViewCell {
  /// How a selected cell looks. `blue` and `gray` look like `default`, as they do since iOS 7.
  public enum SelectionStyle: Int, Sendable {
    case none
    case blue
    case gray
    case `default`
  }
}
