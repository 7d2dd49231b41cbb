import CellRevisions
import Testing

@testable import CellCommandLine

@Suite struct BaseOptionsTests {
  private static let executable = "/none/Feed/.build/debug/snapshots"

  private func options(
    _ texts: [String: [String]], _ operands: [String] = [], executable: String = executable
  ) throws -> BaseOptions? {
    try BaseOptions(Arguments(texts: texts, operands: operands), executable: executable)
  }

  @Test func `without a base there are no options`() throws {
    #expect(try options([:]) == nil)
  }

  @Test func `the base gets the same circumstances, and the rest apart`() throws {
    let arguments = Arguments(texts: [
      "base": ["main"], "store": ["store"], "dark": [""], "widths": ["320"], "threads": ["2"],
      "expanded": [""],
      "junit": ["junit.xml"],
    ])
    let options = try #require(try BaseOptions(arguments, executable: Self.executable))
    let request = options.request(arguments, catalogue: [CommandOption("expanded", summary: "")])
    #expect(request.revision == "main")
    #expect(request.words == ["--widths=320", "--dark"])
    #expect(request.machineWords == ["--threads=2"])
    #expect(request.catalogueWords == ["--expanded"])
    #expect(request.store == "store")
    #expect(request.program.product == "snapshots")
  }

  @Test(arguments: ["", "-x"]) func `a base must be a revision`(text: String) {
    #expect(throws: CommandFailure.self) { try options(["base": [text]]) }
  }

  @Test func `a store or a build command without a base has no effect, so it is refused`() {
    #expect(throws: CommandFailure.usage("--store: this is for a base revision; give --base too")) {
      try options(["store": ["a"]])
    }
    #expect(throws: CommandFailure.usage("--build-command: this is for a base revision; give --base too")) {
      try options(["build-command": ["swift build"]])
    }
  }

  @Test(arguments: ["-", "timeline.json"]) func `a file has no base`(operand: String) {
    #expect(
      throws: CommandFailure.usage(
        "--base compares entries of the catalogue, and \(operand) is a file; leave out one of the two")
    ) { try options(["base": ["main"]], [operand]) }
  }

  @Test func `a program of no package has no base`() {
    #expect(throws: CommandFailure.self) { try options(["base": ["main"]], executable: "/usr/bin/cellsnap") }
  }
}
