/// The other name of the module `FBSnapshotTestCase`.
@_exported public import FBSnapshotTestCase
