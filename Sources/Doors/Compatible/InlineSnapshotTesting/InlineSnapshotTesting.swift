@_exported public import SnapshotTesting
