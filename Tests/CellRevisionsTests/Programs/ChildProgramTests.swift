import CellSnapTemporaryFiles
import Testing

@testable import CellRevisions

@Suite struct ChildProgramTests {
  private func run(
    _ script: String, variables: [String: String?] = [:], input: String = ""
  ) throws -> ProgramOutput {
    var program = ChildProgram(["sh", "-c", script], in: "/", variables: variables)
    program.input = input
    return try program.run()
  }

  @Test func `both outputs and the exit code are read`() throws {
    let output = try run("echo out; echo err >&2; exit 3")
    #expect(output.status == 3)
    #expect(output.text == "out\n")
    #expect(output.line == "out")
    #expect(output.reason == "err")
  }

  @Test func `a program runs in its folder`() throws {
    let folder = try TemporaryFolder()
    #expect(try ChildProgram(["pwd"], in: folder.path).run().line.hasSuffix(folder.path))
  }

  @Test func `variables are set and left out`() throws {
    let output = try run("echo ${FIRST-none} ${PATH-none}", variables: ["FIRST": "1"])
    #expect(output.line.hasPrefix("1 "))
    #expect(try run("env", variables: ["LANG": nil]).text.contains("\nLANG=") == false)
  }

  @Test func `input is read, and there is none unless it is given`() throws {
    #expect(try run("cat", input: "a\nb").text == "a\nb")
    #expect(try run("cat").output.isEmpty)
  }

  @Test func `a program that is not there is named`() {
    #expect(throws: ProgramError(program: "nosuchprogram", errorNumber: 2)) {
      try ChildProgram(["nosuchprogram"], in: "/").run()
    }
  }

  @Test func `a signal is an exit code above 128`() throws {
    #expect(try run("kill -9 $$").status == 128 + 9)
  }

  @Test func `large outputs fit`() throws {
    #expect(try run("head -c 3000000 /dev/zero; head -c 200000 /dev/zero >&2").output.count == 3_000_000)
  }

  @Test func `the reason is the last line of the errors, without git's word`() {
    #expect(ProgramOutput(status: 128, errors: "hint: a\nfatal: bad revision\n\n").reason == "bad revision")
    #expect(ProgramOutput(status: 2).reason == "it ended with the code 2 and no message")
  }

  @Test func `parts end in a zero`() {
    #expect(ProgramOutput(status: 0, output: Array("a\u{0}b c\u{0}".utf8)).parts == ["a", "b c"])
  }
}
