extension UITableViewCell {
  /// What a row offers to an editing user.
  public enum EditingStyle: Int, Sendable {
    case none
    case delete
    case insert
  }
}
