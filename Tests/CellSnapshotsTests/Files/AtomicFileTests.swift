import Foundation
import CellSnapTemporaryFiles
import Testing

@testable import CellSnapshots

@Suite struct AtomicFileTests {
  @Test func `a new file has its bytes, and no temporary file remains`() throws {
    let folder = try TemporaryFolder()
    #expect(try AtomicFile.write([1, 2, 3], to: folder.path(of: "a.png")) == .written)
    #expect(try folder.files() == ["a.png": Data([1, 2, 3])])
  }

  @Test func `a file keeps its permissions`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("old", to: "a.png")
    #expect(chmod(path, 0o640) == 0)
    _ = try AtomicFile.write([1, 2, 3], to: path)
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o640)
  }

  @Test func `a write-protected file is kept`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("old", to: "a.png")
    #expect(chmod(path, 0o444) == 0)
    #expect(throws: FileError.self) { try AtomicFile.write([1, 2, 3], to: path) }
    #expect(try folder.files() == ["a.png": Data("old".utf8)])
  }

  @Test func `a file with the same bytes is not rewritten`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path(of: "a.png")
    _ = try AtomicFile.write([1, 2, 3], to: path)
    let before = try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int
    #expect(try AtomicFile.write([1, 2, 3], to: path) == .unchanged)
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int == before)
    #expect(try AtomicFile.write([1, 2, 4], to: path) == .written)
  }

  @Test func `a folder in place of a file is reported`() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path(of: "a.png/b"), withIntermediateDirectories: true)
    let error = #expect(throws: FileError.self) { try AtomicFile.write([1], to: folder.path(of: "a.png")) }
    #expect(error?.path == folder.path(of: "a.png"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.png"])
  }

  @Test func `a missing folder is an error`() throws {
    let folder = try TemporaryFolder()
    let error = #expect(throws: FileError.self) { try AtomicFile.write([1], to: folder.path(of: "no/a.png")) }
    #expect(error?.description == "cannot write \(folder.path)/no/a.png: it does not exist")
  }

  @Test func `readers see one of several writers' files whole`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path(of: "a.png")
    let contents = (1...4).map { [UInt8](repeating: $0, count: 100_000 + Int($0)) }
    _ = try AtomicFile.write(contents[0], to: path)
    try await withThrowingTaskGroup { group in
      for bytes in contents {
        group.addTask { for _ in 0..<20 { _ = try AtomicFile.write(bytes, to: path) } }
      }
      group.addTask {
        for _ in 0..<80 {
          let bytes = try #require(try InputBytes.read(path))
          #expect(contents.contains { $0 == bytes })
        }
      }
      try await group.waitForAll()
    }
    #expect(try folder.files().count == 1)
  }

  @Test func `the folders of a file are made`() throws {
    let folder = try TemporaryFolder()
    try AtomicFile.prepare(folder.path(of: "a/b/junit.xml"))
    #expect(FileManager.default.fileExists(atPath: folder.path(of: "a/b")))
    try AtomicFile.prepare("junit.xml")
  }

  @Test func `a folder in place of a file is refused beforehand`() throws {
    let folder = try TemporaryFolder()
    for file in [folder.path, folder.path(of: "reports/")] {
      let error = #expect(throws: FileError.self) { try AtomicFile.prepare(file) }
      #expect(error?.description == "cannot write \(file): it is a folder")
    }
    #expect(try folder.files().isEmpty)
  }
}
