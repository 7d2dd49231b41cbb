import CellDrawing
import CellSnapTemporaryFiles
import Foundation
import Testing

@testable import CellRevisions

@Suite struct SourceKeyTests {
  private let sample: SampleRepository
  private static let manifest = #".package(path: "../Shared")"#

  init() throws {
    sample = try SampleRepository()
    try sample.commit([
      "App/Package.swift": Self.manifest, "App/a.swift": "1", "Shared/b.swift": "1", "Other/c.swift": "1",
    ])
  }

  private func hash(_ path: String = "App", resolved: [UInt8]? = nil) throws -> ContentHash? {
    let commit = try sample.git("rev-parse", "HEAD")
    return try SourceKey(of: path, at: commit, in: sample.repository).hash(resolved: resolved)
  }

  /// Returns whether files that are committed change the hash.
  private func changes(_ files: [String: String?]) throws -> Bool {
    let before = try hash()
    try sample.commit(files)
    return try hash() != before
  }

  @Test func `the folder of the package and of those that it names count`() throws {
    #expect(try changes(["App/a.swift": "2"]))
    #expect(try changes(["Shared/b.swift": "2"]))
    #expect(try changes(["App/picture.png": "new"]))
    #expect(try !changes(["Other/c.swift": "2"]))
    #expect(try !changes(["README.md": "2"]))
  }

  @Test func `a package at the root has all files`() throws {
    let before = try hash("")
    try sample.commit(["README.md": "2"])
    #expect(try hash("") != before)
  }

  @Test func `if a path is unknown, all files count`() throws {
    try sample.commit(["App/Package.swift": ".package(path: folder)"])
    #expect(try changes(["Other/c.swift": "2"]))
  }

  @Test func `if a link leads out of a package, all files count`() throws {
    try FileManager.default.createSymbolicLink(
      atPath: sample.path(of: "App/inner.swift"), withDestinationPath: "a.swift")
    try sample.commit([:])
    #expect(try !changes(["Other/c.swift": "2"]))
    try FileManager.default.createSymbolicLink(
      atPath: sample.path(of: "App/c.swift"), withDestinationPath: "../Other/c.swift")
    try sample.commit([:])
    #expect(try changes(["Other/c.swift": "3"]))
  }

  @Test func `the versions of further packages count where no commit has them`() throws {
    #expect(try hash(resolved: [1]) != hash())
    #expect(try hash(resolved: [1]) != hash(resolved: [2]))
  }

  @Test func `a package of another repository counts with its commit, and has no hash if it is dirty`() throws
  {
    let library = try SampleRepository(named: "library")
    try library.commit(["l.swift": "1"])
    try sample.commit(["App/Package.swift": #".package(path: "\#(library.root)")"#])
    let first = try hash()
    #expect(first != nil)
    try library.commit(["l.swift": "2"])
    #expect(try hash() != first)
    try Data("3".utf8).write(to: URL(fileURLWithPath: library.path(of: "l.swift")))
    #expect(try hash() == nil)
  }

  @Test func `a base without the package's folder is named`() throws {
    let commit = try sample.git("rev-parse", "HEAD")
    let error = #expect(throws: GitError.self) {
      try SourceKey(of: "New", at: commit, in: sample.repository).hash()
    }
    #expect(error?.description == "the base \(commit.prefix(8)) has no folder New")
  }
}
