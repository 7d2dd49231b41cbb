extension UIProgressView {
  /// `default` has round ends and a track, `bar`, made for bars, neither.
  public enum Style: Int, Sendable {
    case `default`
    case bar
  }
}
