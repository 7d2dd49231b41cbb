extension UINavigationItem {
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic
    case always
    case never
  }
}
