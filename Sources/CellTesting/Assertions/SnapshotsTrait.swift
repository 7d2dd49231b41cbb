public import Testing

/// Says for a suite or a test how its snapshots are taken and judged; see `snapshots(_:)`.
public struct SnapshotsTrait: SuiteTrait, TestTrait, TestScoping {
  let changes: SnapshotChanges

  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let settings = changes.applied(to: SnapshotSettings.current)
    let names = NameRegistry()
    try await SnapshotSettings.$current.withValue(settings) {
      try await NameRegistry.$scoped.withValue(names, operation: function)
    }
  }
}

extension Trait where Self == SnapshotsTrait {
  /// How the snapshots of a suite or a test are taken and judged.
  ///
  /// ```swift
  /// @Suite(.snapshots(.widths(320, 414), .rule(.channel(2)))) struct FeedTests {}
  /// ```
  ///
  /// What is left out is as the suite around it says, and as an assertion says without any trait at last. Inner traits
  /// and the assertion itself have the last word; `CELLSNAP_RECORD` and CI have it about `record`.
  public static func snapshots(_ settings: SnapshotSetting...) -> Self {
    SnapshotsTrait(changes: SnapshotChanges(settings))
  }
}
