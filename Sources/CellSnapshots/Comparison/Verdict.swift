/// How the comparison of a snapshot with its reference ended.
public enum Verdict: String, Hashable, Sendable, Codable, CaseIterable {
  /// Every pixel is equal.
  case identical
  /// Not equal, but within what the rule and the limits allow.
  case similar
  case different
  /// There is no reference.
  case missing
  /// There is a file in the reference's place that is no picture.
  case unreadable
  /// Different, and the reference was drawn by other versions of the libraries or with other fonts.
  case otherRenderer

  /// Whether a run with it passes.
  public var isPassing: Bool { self == .identical || self == .similar }
}
