public enum NSTextAlignment: Int, Sendable {
  case left
  case center
  case right
  case justified
  /// The side at which the layout direction begins.
  case natural
}
