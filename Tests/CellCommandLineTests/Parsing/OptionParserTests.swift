import Testing
@testable import CellCommandLine

@Suite struct OptionParserTests {
  private let output = CommandOption(
    "output", shortName: "o", argument: "DIR", summary: "The folder", default: "out"
  ) { text in text }
  private let ignore = CommandOption("ignore", repeating: "RECT", summary: "A rectangle") { text in text }

  private func parser() -> OptionParser {
    OptionParser(
      program: "cellsnap render", operands: "[ENTRY…]", summary: "Draws.",
      options: [
        output, CommandOption("dark", summary: "Dark appearance"), ignore,
      ])
  }

  @Test func `values, flags and operands may come in any order`() throws {
    let expected = Arguments(
      texts: ["output": ["pictures"], "dark": [""]], operands: ["Feed", "Login"])
    #expect(try parser().parse(["Feed", "-o", "pictures", "--dark", "Login"]) == expected)
    #expect(try parser().parse(["--output=pictures", "--dark", "Feed", "Login"]) == expected)
  }

  @Test func `the last of several values is used`() throws {
    #expect(try parser().parse(["-o", "a", "-o", "b"])[output] == "b")
  }

  @Test func `an option that may be repeated keeps every value`() throws {
    #expect(try parser().parse(["--ignore", "1", "--ignore=2"])[ignore] == ["1", "2"])
    #expect(try parser().parse([])[ignore] == [])
  }

  @Test func `a single dash is an operand`() throws {
    #expect(try parser().parse(["-"]).operands == ["-"])
  }

  @Test func `arguments after two dashes are operands`() throws {
    #expect(try parser().parse(["--", "--dark"]) == Arguments(operands: ["--dark"]))
  }

  @Test func `texts of any script are kept`() throws {
    #expect(try parser().parse(["-o", "картинки", "日本"]).operands == ["日本"])
  }

  @Test func `an unknown option is a usage failure`() {
    let failure = #expect(throws: CommandFailure.self) { try parser().parse(["--drak"]) }
    #expect(
      failure == .usage("Unknown option --drak; did you mean --dark? see cellsnap render --help"))
    let far = #expect(throws: CommandFailure.self) { try parser().parse(["--zzzzzz"]) }
    #expect(far == .usage("Unknown option --zzzzzz; see cellsnap render --help"))
  }

  @Test func `a missing value is a usage failure`() {
    let failure = #expect(throws: CommandFailure.self) { try parser().parse(["--output"]) }
    #expect(failure == .usage("Missing argument for --output; see cellsnap render --help"))
  }

  @Test func `help has a line for each option`() {
    let help = parser().help
    #expect(help.contains("cellsnap render [OPTION…] [ENTRY…]"))
    #expect(help.contains("-o, --output=DIR"))
    #expect(help.contains("The folder (out)"))
    #expect(help.contains("Dark appearance"))
  }
}
