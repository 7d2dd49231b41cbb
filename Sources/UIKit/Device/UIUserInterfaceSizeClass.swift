public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified
  case compact
  case regular
}
