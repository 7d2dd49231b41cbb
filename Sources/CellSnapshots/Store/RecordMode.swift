/// Which references a run writes. Of a file whose pixels are equal to what was drawn, `all` and `changed` write what it
/// says of its views, where that has changed unseen; its pixels stay.
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
