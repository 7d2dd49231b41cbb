import Foundation
import FoundationXML
import Testing

@testable import CellSnapshots

@Suite struct SummariesTests {
  private static let run: Run = {
    var run = Run(program: "1", references: "Snapshots", rule: "exact")
    var different = SnapshotResult(name: "Feed/Feed.320@2x", entry: "Feed", verdict: .different)
    different.message = "4 of 100 pixels <differ>"
    different.explanation = Explanation(lines: [
      Explanation.Line(text: #"FeedCell row 1: "a|b" & *c*"#, kind: .data)
    ])
    var recorded = SnapshotResult(name: "Feed/Feed.768@2x", entry: "Feed", verdict: .missing)
    recorded.isRecorded = true
    run.snapshots = [
      SnapshotResult(name: "Feed/Feed.375@2x", entry: "Feed", verdict: .identical), different, recorded,
      SnapshotResult(name: "Login/portrait.320@2x", entry: "Login/portrait", verdict: .missing),
    ]
    run.dead = ["Old/Old.320@2x.png"]
    return run
  }()

  @Test func `the counts list only verdicts that occur`() {
    #expect(
      RunCounts(Self.run).text == "4 snapshots: 1 identical, 1 different, 1 missing, 1 recorded")
    #expect(RunCounts(Run(program: "1", references: "", rule: "")).text == "0 snapshots")
  }

  @Test func `JUnit has a case for each snapshot and a suite for each entry`() {
    #expect(
      JUnitReport.text(Self.run, name: "snapshots") == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="snapshots" tests="4" failures="2">
          <testsuite name="Feed" tests="3" failures="1">
            <testcase classname="Feed" name="Feed/Feed.375@2x"/>
            <testcase classname="Feed" name="Feed/Feed.320@2x"><failure type="different" \
        message="different: 4 of 100 pixels &lt;differ&gt;">FeedCell row 1: &quot;a|b&quot; &amp; *c*\
        </failure></testcase>
            <testcase classname="Feed" name="Feed/Feed.768@2x"/>
          </testsuite>
          <testsuite name="Login/portrait" tests="1" failures="1">
            <testcase classname="Login/portrait" name="Login/portrait.320@2x"><failure type="missing" \
        message="missing"></failure></testcase>
          </testsuite>
        </testsuites>

        """)
  }

  @Test func `JUnit says that a snapshot was skipped if no change reaches it`() {
    var run = Run(program: "1", references: "", rule: "")
    run.snapshots = [SnapshotResult(name: "Feed/Feed.320@2x", entry: "Feed", verdict: .notAffected)]
    let text = JUnitReport.text(run, name: "snapshots")
    #expect(text.contains("name=\"Feed/Feed.320@2x\"><skipped/></testcase>"))
    #expect(text.contains("tests=\"1\" failures=\"0\""))
  }

  @Test func `JUnit replaces characters that XML cannot hold`() {
    var run = Run(program: "1", references: "", rule: "")
    run.snapshots = [SnapshotResult(name: "a\u{1}b\n", entry: "a", verdict: .identical)]
    #expect(JUnitReport.text(run, name: "snapshots").contains("name=\"a\u{FFFD}b&#10;\""))
  }

  @Test func `Markdown lists failures and dead references`() {
    #expect(
      MarkdownReport.text(Self.run, program: "swift run snapshots") == #"""
        ## Snapshots differ

        4 snapshots: 1 identical, 1 different, 1 missing, 1 recorded

        | Snapshot | Verdict |
        |---|---|
        | `Feed/Feed.320@2x` | different: `4 of 100 pixels <differ>` |
        | `Login/portrait.320@2x` | missing |

        **`Feed/Feed.320@2x`**

        * `FeedCell row 1: "a|b" & *c*`

        No entry produces these references; `swift run snapshots prune --delete` removes them:

        * `Old/Old.320@2x.png`

        """#)
  }

  @Test func `Markdown lists what is known about the base`() {
    let text = MarkdownReport.text(.ofBase(removed: ["Old/`a`"]), program: "snapshots")
    #expect(text.contains("\n\n* `base origin/main (1a2b3c4d): 0 of 0 drawn, "))
    #expect(text.contains("\n* `` removed: Old/`a` ``\n"))
  }

  /// Returns the Markdown of one snapshot that differs.
  private func markdown(name: String = "a", message: String? = nil, line: String = "b") -> String {
    var run = Run(program: "1", references: "Snapshots", rule: "exact")
    var result = SnapshotResult(name: name, entry: name, verdict: .different)
    result.message = message
    result.explanation = Explanation(lines: [Explanation.Line(text: line, kind: .data)])
    run.snapshots = [result]
    return MarkdownReport.text(run, program: "snapshots")
  }

  @Test(arguments: [
    ("@everyone, see https://example.com and #1", "`@everyone, see https://example.com and #1`"),
    ("![a](https://example.com/a.png) <img src=x>", "`![a](https://example.com/a.png) <img src=x>`"),
    ("a``b` c", "```a``b` c```"), ("`a`", "`` `a` ``"),
  ])
  func `no text is taken for Markdown`(text: String, code: String) {
    #expect(markdown(line: text).contains("\n* \(code)\n"))
    #expect(markdown(message: text).contains("\n| `a` | different: \(code) |\n"))
  }

  @Test func `vertical bars are escaped only in the table`() {
    let text = markdown(name: "a|b", message: "c|d", line: "e|f")
    #expect(text.contains(#"| `a\|b` | different: `c\|d` |"#))
    #expect(text.contains("**`a|b`**\n\n* `e|f`\n"))
  }

  @Test func `an annotation names the reference in one line`() {
    #expect(
      GitHubAnnotations.lines(Self.run) == [
        "::error file=Snapshots/Feed/Feed.320@2x.png,title=Snapshot different::Feed/Feed.320@2x is different: "
          + "4 of 100 pixels <differ>%0AFeedCell row 1: \"a|b\" & *c*",
        "::error file=Snapshots/Login/portrait.320@2x.png,title=Snapshot missing::"
          + "Login/portrait.320@2x is missing",
      ])
  }

  /// Returns a run with a snapshot for each text, which says what changed in it.
  private func run(of changes: [String]) -> Run {
    var run = Run(program: "1", references: "Snapshots", rule: "exact")
    run.snapshots = changes.enumerated().map { place, change in
      var result = SnapshotResult(name: "Case\(place)/a.320", entry: "Case\(place)/a", verdict: .different)
      result.explanation = Explanation(lines: [Explanation.Line(text: change, kind: .data)])
      return result
    }
    return run
  }

  @Test func `snapshots with the same change share an annotation`() {
    #expect(
      GitHubAnnotations.lines(run(of: ["moved by 4", "moved by 12.5", "appeared"])) == [
        "::error file=Snapshots/Case0/a.320.png,title=Snapshot different::"
          + "Case0/a.320 and 1 more are different%0Amoved by 4",
        "::error file=Snapshots/Case2/a.320.png,title=Snapshot different::Case2/a.320 is different%0Aappeared",
      ])
  }

  @Test func `the last of ten annotations counts the other groups`() {
    let letters = "abcdefghijkl".map(String.init)
    #expect(GitHubAnnotations.lines(run(of: Array(letters.prefix(10)))).count == 10)
    let lines = GitHubAnnotations.lines(run(of: letters + ["l"]))
    #expect(lines.count == 10)
    #expect(lines[8].hasSuffix("%0Ai"))
    #expect(
      lines[9] == "::error title=Snapshots::and 3 more changes, in 4 snapshots; the report shows them")
  }

  @Test func `a summary is shorter than what GitHub refuses`() {
    let long = String(repeating: "é", count: 5_000)
    let text = MarkdownReport.text(run(of: (0..<200).map { "\($0) \"\($0)\" \(long)" }), program: "snapshots")
    #expect(text.utf8.count <= 1_000_000)
    #expect(text.utf8.count > 980_000)
    #expect(text.hasSuffix("\n\nThe summary ends here, because GitHub refuses a longer one.\n"))
  }

  @Test func `annotations are written only on GitHub`() {
    #expect(GitHubAnnotations.areWanted(in: ["GITHUB_ACTIONS": "true"]))
    #expect(!GitHubAnnotations.areWanted(in: ["CI": "true"]))
  }

  /// A run whose texts clear the screen, end the line and reverse the direction of text.
  private static let hostile: Run = {
    var run = Run(program: "1", references: "Snapshots", rule: "exact")
    var result = SnapshotResult(name: "a/\u{1B}[2J", entry: "a", verdict: .different)
    result.message = "b\r\u{9B}2J\u{202E}c\nd"
    result.explanation = Explanation(lines: [
      Explanation.Line(text: "e\n::error::f|\u{301}g\u{2029}", kind: .data)
    ])
    run.snapshots = [result]
    run.dead = ["h\u{1B}]0;i\u{7}.png"]
    return run
  }()

  @Test func `no summary has control characters`() throws {
    for text in [
      MarkdownReport.text(Self.hostile, program: "snapshots"),
      JUnitReport.text(Self.hostile, name: "snapshots"),
      GitHubAnnotations.lines(Self.hostile).joined(separator: "\n"),
    ] {
      #expect(!text.unicodeScalars.contains { $0 != "\n" && PrintableText.isUnprintable($0) }, "\(text)")
    }
    #expect(MarkdownReport.text(Self.hostile, program: "snapshots").contains(#"* `e\n::error::f"#))
    #expect(GitHubAnnotations.lines(Self.hostile)[0].contains("%0Ae\\n::error::f"))
  }

  @Test func `JUnit of texts with control characters is XML`() throws {
    let text = JUnitReport.text(Self.hostile, name: "snapshots")
    #expect(XMLParser(data: Data(text.utf8)).parse())
  }
}
