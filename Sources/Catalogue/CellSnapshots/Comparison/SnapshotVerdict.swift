/// The result of comparing a snapshot with its reference.
public enum SnapshotVerdict: String, Hashable, Sendable, Codable, CaseIterable {
  /// Every pixel is equal.
  case identical
  /// The pictures are unequal, but within the rule and the limits.
  case similar
  /// The base revision has no such picture, so there is nothing to compare.
  case added
  /// The base revision draws the same picture under another name, which is gone.
  case renamed
  /// The change since the base revision cannot reach the entry, so it was not drawn.
  case notAffected
  case different
  /// There is no reference.
  case missing
  /// The file in the reference's place is not a picture.
  case unreadable
  /// The picture is different, and the reference was drawn with other library versions or other fonts.
  case otherRenderer
  /// The program ended while it drew the entry, by a crash or a call of `exit`.
  case crashed
  /// The entry was not drawn within the time limit.
  case timedOut
  /// The entry has no picture because it has no height or is too large.
  case notDrawn

  /// Whether there is no picture because the entry was not drawn to its end.
  package var lacksPicture: Bool { self == .crashed || self == .timedOut || self == .notDrawn }

  /// Whether a run with this verdict passes.
  public var isPassing: Bool {
    switch self {
    case .identical, .similar, .added, .renamed, .notAffected: true
    case .different, .missing, .unreadable, .otherRenderer, .crashed, .timedOut, .notDrawn: false
    }
  }

  /// Whether the pictures of the entry are unknown, as it was not drawn, or not to its end.
  package var isUndrawn: Bool { lacksPicture || self == .notAffected }
}
