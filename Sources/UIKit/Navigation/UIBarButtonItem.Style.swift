extension UIBarButtonItem {
  public enum Style: Int, Sendable {
    case plain
    case done = 2
  }
}
