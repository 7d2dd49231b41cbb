import CellSnapTemporaryFiles
import CellSnapshots
import Foundation
import Testing

@testable import CellRevisions

@Suite struct GitFilesTests {
  private let sample: SampleRepository
  private let folder: TemporaryFolder

  init() throws {
    sample = try SampleRepository()
    folder = try TemporaryFolder()
  }

  private func write(_ commit: String) throws {
    try sample.repository.write(commit, to: folder.path(of: "files"), index: folder.path(of: "index"))
  }

  private func text(_ path: String) -> String? {
    try? String(contentsOfFile: folder.path(of: "files/\(path)"), encoding: .utf8)
  }

  private func date(_ path: String) throws -> Date? {
    try FileManager.default.attributesOfItem(atPath: folder.path(of: "files/\(path)"))[.modificationDate]
      as? Date
  }

  @Test func `the files of a commit are written, and the working tree stays as it is`() throws {
    let first = try sample.commit(["a": "1", "b/c": "1"])
    try sample.commit(["a": "2", "b/c": nil])
    try Data("dirty".utf8).write(to: URL(fileURLWithPath: sample.path(of: "a")))
    try write(first)
    #expect(text("a") == "1" && text("b/c") == "1")
    #expect(try String(contentsOfFile: sample.path(of: "a"), encoding: .utf8) == "dirty")
    #expect(try sample.git("status", "--porcelain") == " M a")
    #expect(try sample.git("worktree", "list").split(separator: "\n").count == 1)
  }

  @Test func `only files that differ are written again, and files of the build stay`() throws {
    let first = try sample.commit(["a": "1", "b": "1", "gone": "1"])
    let second = try sample.commit(["a": "2", "gone": nil])
    try write(first)
    let old = Date(timeIntervalSince1970: 1_000_000)
    for path in ["a", "b"] {
      try FileManager.default.setAttributes(
        [.modificationDate: old], ofItemAtPath: folder.path(of: "files/\(path)"))
    }
    // Git looks at the time too, and finds that the content is the same.
    try write(first)
    let kept = try date("b")
    try FileManager.default.createDirectory(
      atPath: folder.path(of: "files/.build"), withIntermediateDirectories: true)
    try write(second)
    #expect(try date("b") == kept)
    #expect(text("a") == "2")
    #expect(text("gone") == nil)
    #expect(FileManager.default.fileExists(atPath: folder.path(of: "files/.build")))
  }

  @Test func `files that something changed are written again`() throws {
    let commit = try sample.commit(["a": "1"])
    try write(commit)
    try Data("other".utf8).write(to: URL(fileURLWithPath: folder.path(of: "files/a")))
    try write(commit)
    #expect(text("a") == "1")
  }

  @Test func `a submodule has the files of the commit that the base names`() throws {
    let library = try SampleRepository(named: "library")
    try library.commit(["l": "1"])
    try sample.git("submodule", "--quiet", "add", library.root, "Vendor/library")
    let first = try sample.commit([:])
    try library.commit(["l": "2"])
    try sample.git("-C", "Vendor/library", "pull", "--quiet", "origin", "main")
    try sample.commit([:])
    try write(first)
    #expect(text("Vendor/library/l") == "1")
    #expect(try sample.git("-C", "Vendor/library", "status", "--porcelain").isEmpty)
  }

  @Test func `a submodule without the commit of the base is named`() throws {
    let library = try SampleRepository(named: "library")
    try library.commit(["l": "1"])
    try sample.git("submodule", "--quiet", "add", library.root, "Vendor/library")
    let first = try sample.commit([:])
    try FileManager.default.removeItem(atPath: sample.path(of: ".git/modules/Vendor/library"))
    try FileManager.default.removeItem(atPath: sample.path(of: "Vendor/library"))
    let other = try SampleRepository(named: "other")
    try other.commit(["l": "9"])
    try sample.git("clone", "--quiet", other.root, "Vendor/library")
    let error = #expect(throws: GitError.self) { try write(first) }
    let message = error?.description ?? ""
    #expect(message.hasPrefix("the submodule Vendor/library does not have the commit "))
    #expect(message.hasSuffix("of the base; git -C Vendor/library fetch --all gets it"))
  }

  @Test func `a folder that cannot be written is named`() throws {
    let commit = try sample.commit(["a": "1"])
    _ = try folder.write("", to: "files")
    #expect(throws: GitError.self) { try write(commit) }
  }

  @Test func `links of a commit are listed with their kind`() throws {
    try FileManager.default.createSymbolicLink(
      atPath: sample.path(of: "link"), withDestinationPath: "a")
    let commit = try sample.commit(["a": "1"])
    let links = try sample.repository.links(at: commit)
    #expect(links.map(\.path) == ["link"])
    #expect(links.map(\.kind) == [.symbolicLink])
  }
}
