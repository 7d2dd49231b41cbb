import Foundation
import CellSnapTemporaryFiles
import Testing

@testable import CellSnapshots

@Suite struct LeftoversTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(atPath: folder.path(of: "a"), withIntermediateDirectories: true)
  }

  @Test func `the temporary files of an ended process are removed`() throws {
    for name in ["a/.cellsnap-1.tmp", ".cellsnap-2.tmp"] { _ = try folder.write("", to: name) }
    Leftovers.remove(below: folder.path)
    #expect(try folder.files().isEmpty)
  }

  @Test func `the temporary file of a running writer stays`() throws {
    let path = try folder.write("", to: "a/.cellsnap-1.tmp")
    let descriptor = open(path, O_WRONLY)
    #expect(flock(descriptor, LOCK_EX) == 0)
    Leftovers.remove(below: folder.path)
    #expect(access(path, F_OK) == 0)
    close(descriptor)
    Leftovers.remove(below: folder.path)
    #expect(access(path, F_OK) != 0)
  }

  @Test func `a staged file is locked until it is committed`() throws {
    let staged = try StagedFile([1], for: folder.path(of: "a/b.png"), named: "b.png")
    Leftovers.remove(below: folder.path)
    try staged.commit(named: "b.png")
    #expect(try folder.files() == ["a/b.png": Data([1])])
  }

  @Test func `a staged file that is not committed is removed`() throws {
    do { _ = try StagedFile([1], for: folder.path(of: "a/b.png"), named: "b.png") }
    #expect(try folder.files().isEmpty)
  }

  @Test func `files of other programs stay`() throws {
    for name in ["a/.other.tmp", "cellsnap-3.tmp", ".cellsnap-notes.tmp"] {
      _ = try folder.write("", to: name)
    }
    let target = try folder.write("mine", to: "mine")
    #expect(symlink(target, folder.path(of: ".cellsnap-4.tmp")) == 0)
    Leftovers.remove(below: folder.path)
    #expect(try folder.files().count == 5)
  }

  @Test func `writing to a folder removes the leftovers there`() throws {
    _ = try folder.write("", to: "a/.cellsnap-1.tmp")
    _ = try AtomicFile.write([1], to: folder.path(of: "a/b.png"))
    #expect(try folder.files().keys.sorted() == ["a/b.png"])
  }
}
