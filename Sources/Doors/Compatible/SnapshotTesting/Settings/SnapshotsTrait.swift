public import Testing

/// A trait with the settings of assertions for a suite or a test; see `snapshots(record:diffTool:)`.
public struct _SnapshotsTestTrait: SuiteTrait, TestTrait, TestScoping {
  let configuration: SnapshotTestingConfiguration

  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withSnapshotTesting(record: configuration.record, diffTool: configuration.diffTool) {
      try await SnapshotCounter.$scoped.withValue(SnapshotCounter(), operation: function)
    }
  }
}

extension Trait where Self == _SnapshotsTestTrait {
  /// A trait that counts the snapshots of each test from 1.
  public static var snapshots: Self { snapshots() }

  /// Returns a trait with the settings of the assertions in a suite or a test.
  public static func snapshots(
    record: SnapshotTestingConfiguration.Record? = nil,
    diffTool: SnapshotTestingConfiguration.DiffTool? = nil
  ) -> Self {
    snapshots(SnapshotTestingConfiguration(record: record, diffTool: diffTool))
  }

  public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
    _SnapshotsTestTrait(configuration: configuration)
  }
}
