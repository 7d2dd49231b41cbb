import Foundation
import CellSnapTemporaryFiles
import Testing

@testable import CellDrawing

@Suite struct ProgramPathTests {
  @Test func `the first absolute folder of PATH that has the program is used`() throws {
    let folder = try TemporaryFolder()
    chmod(try folder.write("#!/bin/sh\n", to: "sh"), 0o755)
    #expect(ProgramPath.find("sh", in: "/none:\(folder.path):/bin") == folder.path(of: "sh"))
    #expect(ProgramPath.find("sh", in: nil)?.hasSuffix("/bin/sh") == true)
  }

  @Test(arguments: ["", ":", ".", "..:.", ":/none"])
  func `a program in the working folder is not found`(path: String) throws {
    let program = try #require(ProcessInfo.processInfo.arguments.first)
    // The path climbs up to the root first, so it leads to the program from any folder.
    let way = String(repeating: "../", count: 64) + program.dropFirst()
    #expect(access(way, X_OK) == 0)
    #expect(ProgramPath.find(way, in: path) == nil)
  }

  @Test func `a file that cannot be run is not a program`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("text", to: "a")
    try FileManager.default.createDirectory(atPath: folder.path(of: "b"), withIntermediateDirectories: true)
    #expect(ProgramPath.find("b", in: folder.path) == nil)
    if geteuid() != 0 { #expect(ProgramPath.find("a", in: folder.path) == nil) }
  }
}
