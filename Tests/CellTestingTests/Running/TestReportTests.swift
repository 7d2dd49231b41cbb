import Testing

@testable import CellTesting

@Suite struct TestReportTests {
  private let text = "a\u{1B}[2J\n  ::error::b\n##[group]c"

  @Test func `control characters are escaped`() {
    #expect(TestReport.printable(text, environment: [:]) == #"a\u{1B}[2J"# + "\n  ::error::b\n##[group]c")
  }

  @Test func `on GitHub no line is a workflow command`() {
    #expect(
      TestReport.printable(text, environment: ["GITHUB_ACTIONS": "true"])
        == #"a\u{1B}[2J"# + "\n" + #"  \u{3A}:error::b"# + "\n" + #"\u{23}#[group]c"#)
  }
}
