import Testing

@testable import CellTesting

@Suite struct TestReportTests {
  private let text = "a\u{1B}[2J\n  ::error::b\n##[group]c"

  @Test func controlCharactersAreSpelledOut() {
    #expect(TestReport.printable(text, environment: [:]) == #"a\u{1B}[2J"# + "\n  ::error::b\n##[group]c")
  }

  @Test func onGitHubNoLineIsACommand() {
    #expect(
      TestReport.printable(text, environment: ["GITHUB_ACTIONS": "true"])
        == #"a\u{1B}[2J"# + "\n" + #"  \u{3A}:error::b"# + "\n" + #"\u{23}#[group]c"#)
  }
}
