/// Runs an operation with other settings for the assertions in it. Settings that are nil stay as they are.
public func withSnapshotTesting<Result>(
  record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil, operation: () throws -> Result
) rethrows -> Result {
  try SnapshotTestingConfiguration.$scoped.withValue(
    SnapshotTestingConfiguration(record: record, diffTool: diffTool).filled(from: .scoped),
    operation: operation)
}

/// Runs an asynchronous operation with other settings for the assertions in it.
public func withSnapshotTesting<Result>(
  record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  isolation: isolated (any Actor)? = #isolation, operation: () async throws -> Result
) async rethrows -> Result {
  try await SnapshotTestingConfiguration.$scoped.withValue(
    SnapshotTestingConfiguration(record: record, diffTool: diffTool).filled(from: .scoped),
    operation: operation)
}
