import CellSnapTemporaryFiles
import Foundation
import Testing

@testable import CellRevisions

@Suite struct BuiltProgramTests {
  @Test func `the path of a program tells its package, product and configuration`() throws {
    let program = try #require(
      BuiltProgram(executable: "/none/Feed/.build/x86_64-unknown-linux-gnu/release/snapshots"))
    #expect(program.package == "/none/Feed")
    #expect(program.product == "snapshots")
    #expect(program.isRelease)
    #expect(program.path == ".build/x86_64-unknown-linux-gnu/release/snapshots")
    #expect(program.buildCommand == ["swift", "build", "--product", "snapshots", "-c", "release"])
  }

  @Test func `links are followed, as SwiftPM's link to the folder of the configuration`() throws {
    let folder = try TemporaryFolder()
    let place = folder.path(of: "Feed/.build/x86/debug")
    try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    try Data().write(to: URL(fileURLWithPath: place + "/snapshots"))
    try FileManager.default.createSymbolicLink(
      atPath: folder.path(of: "Feed/.build/debug"), withDestinationPath: "x86/debug")
    let program = BuiltProgram(executable: folder.path(of: "Feed/.build/debug/snapshots"))
    #expect(program?.path == ".build/x86/debug/snapshots")
  }

  @Test(arguments: ["/usr/bin/cellsnap", "/none/.build/sdk/bin/cellsnap", "cellsnap"])
  func `a program elsewhere has no package`(executable: String) {
    #expect(BuiltProgram(executable: executable) == nil)
  }
}
