import Foundation
import CellSnapTemporaryFiles
import Testing

@testable import CellDrawing

@Suite struct OrdinaryFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `a file and a link to a file are read`() throws {
    let path = try folder.write("abc", to: "a")
    try FileManager.default.createSymbolicLink(atPath: folder.path(of: "b"), withDestinationPath: path)
    #expect(try OrdinaryFile.bytes(atPath: path) == Array("abc".utf8))
    #expect(try OrdinaryFile.bytes(atPath: folder.path(of: "b")) == Array("abc".utf8))
    #expect(try OrdinaryFile.bytes(atPath: try folder.write("", to: "c")).isEmpty)
  }

  @Test func `a pipe, a device and a folder are refused`() throws {
    mkfifo(folder.path(of: "pipe"), 0o600)
    for path in [folder.path(of: "pipe"), "/dev/zero", "/dev/null", folder.path] {
      #expect(throws: OrdinaryFileError.notOrdinary) { try OrdinaryFile.bytes(atPath: path) }
    }
  }

  @Test func `a missing file is reported in the system's words`() {
    let error = #expect(throws: OrdinaryFileError.self) {
      try OrdinaryFile.bytes(atPath: folder.path(of: "none"))
    }
    #expect(error?.description == "No such file or directory")
  }

  @Test func `a file that is too large is refused`() throws {
    let path = try folder.write("abc", to: "a")
    #expect(throws: OrdinaryFileError.tooLarge(limit: 2)) { try OrdinaryFile.bytes(atPath: path, limit: 2) }
  }
}
