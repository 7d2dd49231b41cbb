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
  /// The program ended while it drew the entry: a crash, or a call of `exit`.
  case crashed
  /// The entry was not drawn within the time that it may take.
  case timedOut
  /// The entry has no picture: it has no height, or is too large.
  case notDrawn

  /// Whether there is no picture, since the entry was not drawn to its end.
  package var lacksPicture: Bool { self == .crashed || self == .timedOut || self == .notDrawn }

  /// Whether a run with it passes.
  public var isPassing: Bool { self == .identical || self == .similar }
}
