import CellSnapTemporaryFiles
import Foundation
import Testing

@testable import CellPreview

@Suite struct ProgramBuildTests {
  @Test func `the first error of the compiler is found`() {
    let output = """
      Building for debugging...
      /app/Sources/Feed/Note.swift:3:1: warning: unused
      \u{1B}[31m/app/Sources/Feed/Note.swift:22:62: error: cannot find 'oops' in scope\u{1B}[0m
      /app/Sources/Feed/Other.swift:1:1: error: later
      error: fatalError
      """
    #expect(
      ProgramBuild.failure(in: output, folder: "/app")
        == ProgramBuild.Failure(
          file: "Sources/Feed/Note.swift", line: 22, column: 62, message: "cannot find 'oops' in scope"))
  }

  @Test func `an error without a place is shown as it is`() {
    let failure = ProgramBuild.failure(in: "Fetching\nerror: no such module\n", folder: "/app")
    #expect(failure.message == "error: no such module")
    #expect(ProgramBuild.failure(in: "", folder: "/app").message == "the build failed without a message")
  }

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
