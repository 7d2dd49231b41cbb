import Testing

@testable import CellRevisions

@Suite struct BuildFailureTests {
  @Test func `the first error of the compiler is found`() {
    let output = """
      Building for debugging...
      /app/Sources/Feed/Note.swift:3:1: warning: unused
      \u{1B}[31m/app/Sources/Feed/Note.swift:22:62: error: cannot find 'oops' in scope\u{1B}[0m
      /app/Sources/Feed/Other.swift:1:1: error: later
      error: fatalError
      """
    #expect(
      BuildFailure(in: output, folder: "/app")
        == BuildFailure(
          file: "Sources/Feed/Note.swift", line: 22, column: 62, message: "cannot find 'oops' in scope"))
  }

  @Test func `an error without a place is shown as it is`() {
    let failure = BuildFailure(in: "Fetching\nerror: no such module\n", folder: "/app")
    #expect(failure.message == "error: no such module")
    #expect(BuildFailure(in: "", folder: "/app").message == "the build failed without a message")
  }

  @Test func `the text names the place if there is one`() {
    #expect(
      BuildFailure(file: "a.swift", line: 1, column: 2, message: "broken").text == "a.swift:1:2: broken")
    #expect(BuildFailure(message: "error: no such module").text == "error: no such module")
  }
}
