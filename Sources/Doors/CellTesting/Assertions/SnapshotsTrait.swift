public import Testing

/// A trait with the settings of snapshots and checks for a suite or a test; see `snapshots(_:)`.
public struct SnapshotsTrait: SuiteTrait, TestTrait, TestScoping {
  let changes: SnapshotChanges

  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let names = NameRegistry()
    try await SnapshotChanges.$ofTraits.withValue(SnapshotChanges.ofTraits + [changes]) {
      try await NameRegistry.$scoped.withValue(names, operation: function)
    }
  }
}

extension Trait where Self == SnapshotsTrait {
  /// Returns a trait with the settings of snapshots and checks for a suite or a test.
  ///
  /// ```swift
  /// @Suite(.snapshots(.widths(320, 414), .rule(.channel(2)))) struct FeedTests {}
  /// ```
  ///
  /// Unspecified settings come from the suite around it, and finally from the defaults. Inner traits and the assertion
  /// itself override outer ones. For `record`, `CELLSNAP_RECORD` and CI override all of them.
  public static func snapshots(_ settings: SnapshotSetting...) -> Self {
    SnapshotsTrait(changes: SnapshotChanges(settings))
  }
}
