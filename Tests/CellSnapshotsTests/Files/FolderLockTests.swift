import CellSnapTemporaryFiles
import Testing

@testable import CellSnapshots

@Suite struct FolderLockTests {
  @Test func `a lock for one keeps every other out until it is released`() throws {
    let folder = try TemporaryFolder()
    var lock: FolderLock? = FolderLock(folder.path)
    #expect(FolderLock(ifFree: folder.path, for: .several) == nil)
    #expect(FolderLock(ifFree: folder.path) == nil)
    withExtendedLifetime(lock) {}
    lock = nil
    #expect(FolderLock(ifFree: folder.path) != nil)
  }

  @Test func `locks for several keep only a lock for one out`() throws {
    let folder = try TemporaryFolder()
    let lock = FolderLock(folder.path, for: .several)
    #expect(FolderLock(ifFree: folder.path, for: .several) != nil)
    #expect(FolderLock(ifFree: folder.path) == nil)
    withExtendedLifetime(lock) {}
  }

  @Test func `a folder that is not there has no lock to wait for`() throws {
    let folder = try TemporaryFolder()
    var waits = false
    let lock = FolderLock(folder.path(of: "none")) { waits = true }
    #expect(!waits)
    withExtendedLifetime(lock) {}
  }
}
