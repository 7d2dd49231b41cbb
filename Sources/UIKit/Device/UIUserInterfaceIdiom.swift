public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone
  case pad
}
