/// Unlike Core Graphics, the one way that can be drawn the same in PNG and SVG.
public enum CGBlendMode: Int32, Sendable {
  case normal
}
