extension UITextField {
  public enum BorderStyle: Int, Sendable {
    case none
    case line
    case bezel
    case roundedRect
  }

  /// When a view beside the text is seen.
  ///
  /// Unlike UIKit, `whileEditing` does not exist: nothing is ever edited.
  public enum ViewMode: Int, Sendable {
    case never
    case unlessEditing = 2
    case always
  }
}
