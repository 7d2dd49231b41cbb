import Nimble
import UIKit

/// A snapshot for the operator `==`.
public struct Snapshot {
  let request: SnapshotRequest
}

/// Snapshots in several text sizes for the operator `==`.
public struct DynamicTypeSnapshot {
  let request: SnapshotRequest
  let sizes: [UIContentSizeCategory]
}

/// Returns a snapshot that a view or controller has to look like: `expect(view) == snapshot()`.
public func snapshot(
  _ name: String? = nil, identifier: String? = nil, usesDrawRect: Bool = false
) -> Snapshot {
  Snapshot(request: SnapshotRequest(name: name, identifier: identifier))
}

/// Returns a snapshot that is recorded: `expect(view) == recordSnapshot()`.
public func recordSnapshot(
  _ name: String? = nil, identifier: String? = nil, usesDrawRect: Bool = false
) -> Snapshot {
  Snapshot(request: SnapshotRequest(name: name, identifier: identifier, isRecording: true))
}

/// Returns snapshots in several text sizes: `expect(view) == dynamicTypeSnapshot()`.
public func dynamicTypeSnapshot(
  _ name: String? = nil, identifier: String? = nil,
  sizes: [UIContentSizeCategory] = allContentSizeCategories(), deviceAgnostic: Bool = false
) -> DynamicTypeSnapshot {
  DynamicTypeSnapshot(
    request: SnapshotRequest(name: name, identifier: identifier, isDeviceAgnostic: deviceAgnostic),
    sizes: sizes)
}

/// Returns snapshots in several text sizes that are recorded.
public func recordDynamicTypeSnapshot(
  _ name: String? = nil, identifier: String? = nil,
  sizes: [UIContentSizeCategory] = allContentSizeCategories(), deviceAgnostic: Bool = false
) -> DynamicTypeSnapshot {
  DynamicTypeSnapshot(
    request: SnapshotRequest(
      name: name, identifier: identifier, isRecording: true, isDeviceAgnostic: deviceAgnostic),
    sizes: sizes)
}

/// Fails the test if a view or controller does not look like the snapshot.
public func == <T: Snapshotable>(expectation: Nimble.SyncExpectation<T>, snapshot: Snapshot) {
  expectation.to(Matcher { try snapshot.request.result(of: $0) })
}

/// Fails the test if a view or controller does not look like the snapshots.
public func == <T: Snapshotable>(expectation: Nimble.SyncExpectation<T>, snapshot: DynamicTypeSnapshot) {
  expectation.to(
    snapshot.request.isRecording
      ? recordDynamicTypeSnapshot(
        named: snapshot.request.name, identifier: snapshot.request.identifier, sizes: snapshot.sizes,
        isDeviceAgnostic: snapshot.request.isDeviceAgnostic)
      : haveValidDynamicTypeSnapshot(
        named: snapshot.request.name, identifier: snapshot.request.identifier, sizes: snapshot.sizes,
        isDeviceAgnostic: snapshot.request.isDeviceAgnostic))
}

/// Records a snapshot of a view or controller.
public func 📷(_ file: FileString = #filePath, line: UInt = #line, snapshottable: any Snapshotable) {
  func record(_ value: some Snapshotable) { 📷(file: file, line: line, value) }
  record(snapshottable)
}

/// Records a snapshot of a view or controller under a name.
public func 📷(
  _ name: String, file: FileString = #filePath, line: UInt = #line, snapshottable: any Snapshotable
) {
  func record(_ value: some Snapshotable) { 📷(name, file: file, line: line, value) }
  record(snapshottable)
}

/// Records a snapshot of a view or controller, as in earlier versions.
public func 📷<T: Snapshotable>(file: FileString = #filePath, line: UInt = #line, _ snapshotable: T) {
  expect(file: file, line: line, snapshotable).to(recordSnapshot())
}

/// Records a snapshot of a view or controller under a name, as in earlier versions.
public func 📷<T: Snapshotable>(
  _ name: String, file: FileString = #filePath, line: UInt = #line, _ snapshotable: T
) {
  expect(file: file, line: line, snapshotable).to(recordSnapshot(named: name))
}
