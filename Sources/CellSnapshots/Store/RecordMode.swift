/// Which references a run writes.
public enum RecordMode: String, Hashable, Sendable, CaseIterable {
  /// Every one.
  case all
  /// Those that are missing, and those that are not identical.
  case changed
  /// Those that are missing; the others are verified.
  case missing
  /// None: a missing reference fails.
  case never
}
