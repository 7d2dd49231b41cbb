extension UITableView {
  /// How a table shows its sections.
  public enum Style: Int, Sendable {
    case plain
    case grouped
    case insetGrouped
  }
}
