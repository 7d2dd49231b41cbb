/// The references that a run writes.
///
/// If the pixels are equal but the views have changed unseen, `all` and `changed` update the layout in the file and
/// keep its pixels.
public enum SnapshotRecordMode: String, Hashable, Sendable, CaseIterable {
  /// Every reference that is not identical.
  case all
  /// References that are missing or fail. A similar one is left alone.
  case changed
  /// References that are missing. Other references are verified.
  case missing
  /// No reference. A missing one fails.
  case never
}
