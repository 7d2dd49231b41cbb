import Foundation
import CellSnapTemporaryFiles
import Testing

@testable import CellSnapshots

@Suite struct FileTreeTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func make(_ names: [String]) throws {
    for name in names {
      let path = folder.path(of: name)
      try FileManager.default.createDirectory(
        atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      _ = try folder.write("", to: name)
    }
  }

  @Test func `files are sorted by their bytes`() throws {
    try make(["b/c", "b.d", "a", "é", "B"])
    #expect(try FileTree.files(below: folder.path) == ["B", "a", "b.d", "b/c", "é"])
  }

  @Test func `hidden files are listed, and Git's files are not`() throws {
    try make([".git/a", "c/.git/a", ".b", ".c/.d"])
    #expect(try FileTree.files(below: folder.path) == [".b", ".c/.d"])
  }

  @Test func `links to files are listed, and links to folders are not`() throws {
    try make(["a/b"])
    #expect(symlink("a/b", folder.path(of: "file")) == 0)
    #expect(symlink("..", folder.path(of: "a/loop")) == 0)
    #expect(symlink("nowhere", folder.path(of: "dangling")) == 0)
    #expect(try FileTree.files(below: folder.path) == ["a/b", "file"])
  }

  @Test func `names that are no UTF-8 are left out or refused`() throws {
    let name = Array(folder.path.utf8CString.dropLast()) + [47, -1, -2, 0]
    let descriptor = open(name, O_CREAT | O_WRONLY, 0o600)
    #expect(descriptor >= 0)
    close(descriptor)
    #expect(try FileTree.files(below: folder.path).isEmpty)
    let error = #expect(throws: FileError.self) {
      try FileTree.files(below: folder.path, refusesOtherNames: true)
    }
    #expect(
      error?.description
        == "cannot read \(folder.path)/\u{FFFD}\u{FFFD}: its name is not UTF-8; rename it")
    unlink(name)
  }

  @Test func `a missing folder has no files`() throws {
    #expect(try FileTree.files(below: folder.path(of: "no")).isEmpty)
  }
}
