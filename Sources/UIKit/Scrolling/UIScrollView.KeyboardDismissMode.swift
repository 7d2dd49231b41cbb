extension UIScrollView {
  /// How scrolling puts the keyboard away.
  public enum KeyboardDismissMode: Int, Sendable {
    case none
    case onDrag
    case interactive
    case onDragWithAccessory
    case interactiveWithAccessory
  }
}
