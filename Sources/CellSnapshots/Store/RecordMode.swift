/// Which references a run writes. A file whose pixels are equal to what was drawn is never among them.
public enum RecordMode: String, Hashable, Sendable, CaseIterable {
  /// Every one that is not identical.
  case all
  /// Those that are missing, and those that fail: a similar one is left alone.
  case changed
  /// Those that are missing; the others are verified.
  case missing
  /// None: a missing reference fails.
  case never
}
