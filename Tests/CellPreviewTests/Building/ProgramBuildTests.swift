import CellSnapTemporaryFiles
import Foundation
import Testing

@testable import CellPreview

@Suite struct ProgramBuildTests {
  @Test func `a command that succeeds throws nothing`() throws {
    try ProgramBuild(command: ["true"], folder: "/").run()
  }

  @Test func `a command that fails throws its message`() {
    let command = ["sh", "-c", "echo 'a.swift:1:2: error: broken' >&2; exit 1"]
    #expect(throws: ProgramBuild.Failure(file: "a.swift", line: 1, column: 2, message: "broken")) {
      try ProgramBuild(command: command, folder: "/").run()
    }
  }
}
