extension UITextField {
  /// Why editing ended.
  public enum DidEndEditingReason: Int, Sendable {
    case committed
    case cancelled
  }

  public enum BorderStyle: Int, Sendable {
    case none
    case line
    case bezel
    case roundedRect
  }

  /// The mode in which a view beside the text is shown.
  public enum ViewMode: Int, Sendable {
    case never
    case whileEditing
    case unlessEditing
    case always

    /// Returns whether the view is shown.
    func isSeen(_ isEditing: Bool) -> Bool {
      self == .always || self == (isEditing ? .whileEditing : .unlessEditing)
    }
  }
}
