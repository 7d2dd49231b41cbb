internal import Synchronization

/// The settings of the whole process.
private let global = Mutex(SnapshotTestingConfiguration(record: nil, diffTool: nil))

/// Whether all references of the process are recorded.
@available(*, deprecated, message: "Use withSnapshotTesting(record:) or the trait .snapshots(record:).")
public var isRecording: Bool {
  get { global.withLock { $0.record } == .all }
  set { global.withLock { $0.record = newValue ? .all : nil } }
}

/// Whether all references of the process are recorded.
@available(*, deprecated, message: "Use withSnapshotTesting(record:) or the trait .snapshots(record:).")
public var record: Bool {
  get { global.withLock { $0.record } == .all }
  set { global.withLock { $0.record = newValue ? .all : nil } }
}

/// The command that failure messages name, or nil.
@available(*, deprecated, message: "Use withSnapshotTesting(diffTool:) or the trait .snapshots(diffTool:).")
public var diffTool: SnapshotTestingConfiguration.DiffTool? {
  get { global.withLock { $0.diffTool } }
  set { global.withLock { $0.diffTool = newValue } }
}

extension SnapshotTestingConfiguration {
  /// The settings of the whole process.
  static var ofProcess: SnapshotTestingConfiguration { global.withLock { $0 } }
}

/// The class of tests, under the name of earlier versions.
@available(*, deprecated, renamed: "XCTestCase")
public typealias SnapshotTestCase = XCTestCase
