import Foundation
import CellSnapTemporaryFiles
import Testing

@testable import CellSnapshots

@Suite struct OutputFolderTests {
  @Test func `missing folders are made`() throws {
    let folder = try TemporaryFolder()
    let output = try OutputFolder(making: folder.path(of: "a/b/c/"))
    #expect(output.path == folder.path(of: "a/b/c"))
    #expect(FileManager.default.fileExists(atPath: folder.path(of: "a/b/c")))
  }

  @Test func `the folders of a file's name are made`() throws {
    let folder = try TemporaryFolder()
    let output = try OutputFolder(making: folder.path)
    try output.makeFolders(for: "Message/deep/long.320@2x.png")
    #expect(FileManager.default.fileExists(atPath: folder.path(of: "Message/deep")))
  }

  @Test func `a file in place of a folder is refused`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("text", to: "out")
    let error = #expect(throws: FileError.self) { try OutputFolder(making: file) }
    #expect(error?.description == "cannot make the folder \(file): it is a file; choose another name")
  }

  @Test func `a place without permission to make folders is refused`() {
    #expect(throws: FileError.self) { try OutputFolder(making: "/proc/cellsnap") }
    #expect(throws: FileError.self) { try OutputFolder(making: "/dev/null/out") }
  }
}
