public enum NSWritingDirection: Int, Sendable {
  /// By the first strong character of the paragraph.
  case natural = -1
  case leftToRight
  case rightToLeft
}
