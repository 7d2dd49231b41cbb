/// How assistive apps go through the elements of an object.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  case automatic
  case separate
  case combined
}
