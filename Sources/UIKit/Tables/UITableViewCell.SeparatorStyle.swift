extension UITableViewCell {
  /// The lines between rows.
  public enum SeparatorStyle: Int, Sendable {
    case none
    case singleLine
  }
}
