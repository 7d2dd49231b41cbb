extension UITextField {
  public enum BorderStyle: Int, Sendable {
    case none
    case line
    case bezel
    case roundedRect
  }

  /// When a view beside the text is seen; as nothing is ever edited, never with `whileEditing`.
  public enum ViewMode: Int, Sendable {
    case never
    case whileEditing
    case unlessEditing
    case always

    /// Whether it is seen in a field that is not being edited.
    var isSeen: Bool { self == .always || self == .unlessEditing }
  }
}
