/// How a view takes the shapes of letters into account for its size.
public enum UILetterformAwareSizingRule: Int, Sendable {
  case typographic
  case oversize
}
