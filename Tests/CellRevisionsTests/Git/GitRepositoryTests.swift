import CellSnapTemporaryFiles
import Foundation
import Testing

@testable import CellRevisions

@Suite struct GitRepositoryTests {
  private let sample: SampleRepository
  private let first: String
  private let second: String

  init() throws {
    sample = try SampleRepository()
    first = try sample.commit(["Sources/a.swift": "1", "App/Package.swift": "p"])
    second = try sample.commit(["Sources/a.swift": "2"])
  }

  /// Returns the message of the error that `body` throws.
  private func message(_ body: () throws(GitError) -> Void) -> String {
    do throws(GitError) { try body() } catch { return error.description }
    return "no error"
  }

  @Test func `the repository of a folder inside is found`() throws {
    let repository = try GitRepository(containing: sample.path(of: "App"))
    #expect(repository.root == sample.root)
    #expect(repository.path(of: sample.path(of: "App")) == "App")
    #expect(repository.path(of: sample.root) == "")
    #expect(repository.path(of: "/usr") == nil)
  }

  @Test func `a folder without git is named`() throws {
    let folder = try TemporaryFolder()
    let message = message { () throws(GitError) in _ = try GitRepository(containing: folder.path) }
    #expect(message.hasPrefix("\(folder.path) is in no working tree of git, which has the base revision: "))
  }

  @Test func `branches, tags and commits are revisions`() throws {
    try sample.git("tag", "v1", first)
    let repository = try sample.repository
    #expect(try repository.commit(of: "v1") == first)
    #expect(try repository.commit(of: "main") == second)
    #expect(try repository.commit(of: "HEAD~1") == first)
    #expect(try repository.commit(of: String(first.prefix(9))) == first)
  }

  @Test func `three dots ask for the last shared commit`() throws {
    try sample.git("checkout", "--quiet", "-b", "change", first)
    try sample.commit(["b": "1"])
    let repository = try sample.repository
    #expect(try repository.commit(of: "main") == second)
    #expect(try repository.commit(of: "main...") == first)
  }

  @Test(arguments: ["nowhere", "nowhere...", "main:Sources", "HEAD~9"])
  func `an unknown revision is named`(revision: String) throws {
    let repository = try sample.repository
    let message = message { () throws(GitError) in _ = try repository.commit(of: revision) }
    let name = revision.hasSuffix("...") ? "nowhere" : revision
    #expect(message == "git knows no revision \(name); git fetch gets the branches of others")
  }

  @Test(arguments: ["", "--all", "-h"]) func `an option is no revision`(text: String) throws {
    let repository = try sample.repository
    let message = message { () throws(GitError) in _ = try repository.commit(of: text) }
    #expect(message == "\(text) is no revision; name a branch, a tag or a commit")
  }

  @Test func `a shallow clone says how to get the revision`() throws {
    let clone = try TemporaryFolder()
    try sample.git("clone", "--quiet", "--depth", "1", "file://\(sample.root)", clone.path(of: "shallow"))
    let repository = try GitRepository(containing: clone.path(of: "shallow"))
    #expect(try repository.commit(of: "main...") == second)
    let message = message { () throws(GitError) in _ = try repository.commit(of: first) }
    #expect(
      message.hasPrefix("this clone is shallow and does not have \(first); git fetch --depth=1 origin "))
  }

  @Test func `changes and new files make the tree dirty, and ignored ones do not`() throws {
    try sample.commit([".gitignore": ".build"])
    let repository = try sample.repository
    #expect(try !repository.isDirty())
    try Data().write(to: URL(fileURLWithPath: sample.path(of: ".build")))
    #expect(try !repository.isDirty())
    try Data().write(to: URL(fileURLWithPath: sample.path(of: "new.swift")))
    #expect(try repository.isDirty())
  }

  @Test func `a folder has a hash at each commit`() throws {
    let repository = try sample.repository
    #expect(try repository.tree(of: "App", at: first) == repository.tree(of: "App", at: second))
    #expect(try repository.tree(of: "", at: first) != repository.tree(of: "", at: second))
    #expect(try repository.tree(of: "Sources/a.swift", at: first) == nil)
    #expect(try repository.tree(of: "None", at: first) == nil)
  }
}
