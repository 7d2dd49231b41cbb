extension UIButton {
  /// Unlike UIKit, the types that show a symbol of their own do not exist.
  public enum ButtonType: Int, Sendable {
    case custom
    /// Its title and its images of automatic rendering mode have the tint colour.
    case system
  }
}
