import Foundation
import Testing

@testable import CellSnapshots

@Suite struct AtomicFileTests {
  @Test func aNewFileHoldsTheBytesAndNothingElseIsLeft() throws {
    let folder = try TemporaryFolder()
    #expect(try AtomicFile.write([1, 2, 3], to: folder.path(of: "a.png")) == .written)
    #expect(try folder.files() == ["a.png": Data([1, 2, 3])])
  }

  @Test func aFileWithTheSameBytesIsLeftAlone() throws {
    let folder = try TemporaryFolder()
    let path = folder.path(of: "a.png")
    _ = try AtomicFile.write([1, 2, 3], to: path)
    let before = try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int
    #expect(try AtomicFile.write([1, 2, 3], to: path) == .unchanged)
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int == before)
    #expect(try AtomicFile.write([1, 2, 4], to: path) == .written)
  }

  @Test func aFolderInTheFilesPlaceIsNamed() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path(of: "a.png/b"), withIntermediateDirectories: true)
    let error = #expect(throws: FileError.self) { try AtomicFile.write([1], to: folder.path(of: "a.png")) }
    #expect(error?.path == folder.path(of: "a.png"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.png"])
  }

  @Test func aMissingFolderIsAnError() throws {
    let folder = try TemporaryFolder()
    let error = #expect(throws: FileError.self) { try AtomicFile.write([1], to: folder.path(of: "no/a.png")) }
    #expect(error?.description == "cannot write \(folder.path)/no/a.png: it does not exist")
  }
}
