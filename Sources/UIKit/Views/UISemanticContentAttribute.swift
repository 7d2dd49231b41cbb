public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified
  case playback
  case spatial
  case forceLeftToRight
  case forceRightToLeft
}
