import Testing

@testable import CellSnapSourcePass

struct CompilerFailureTests {
  @Test(arguments: [
    ("<unknown>:0: error: missing required modules: 'CCairo'\n", "missing required modules: 'CCairo'"),
    ("/a.swift:1:2: error: x\nerror: no such file\n", "no such file"),
  ])
  func `an error that names no file is a failure of the compiler`(output: String, reason: String) {
    #expect(CompilerFailure(compilerOutput: output)?.reason == reason)
  }

  @Test(arguments: ["", "/a.swift:1:2: error: cannot find 'error: x' in scope\n1 | let error: Int\n"])
  func `errors in files are not a failure of the compiler`(output: String) {
    #expect(CompilerFailure(compilerOutput: output) == nil)
  }
}
