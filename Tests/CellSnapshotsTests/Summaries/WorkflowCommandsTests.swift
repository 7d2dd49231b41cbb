import Foundation
import Testing

@testable import CellSnapshots

@Suite struct WorkflowCommandsTests {
  @Test(arguments: [
    ("::error file=a::b", #"\u{3A}:error file=a::b"#),
    (" \u{A0}::stop-commands::x", " \u{A0}\\u{3A}:stop-commands::x"),
    ("a ##[error]b ##[add-mask]c", #"a \u{23}#[error]b \u{23}#[add-mask]c"#),
    ("###[debug]", #"#\u{23}#[debug]"#),
    ("::\u{301}x ##[a", #"\u{3A}:"# + "\u{301}x " + #"\u{23}#[a"#),
  ])
  func `a line that would be a workflow command is escaped`(line: String, text: String) {
    #expect(WorkflowCommands.disarmed(line) == text)
  }

  @Test func `in JSON a workflow command is escaped as JSON`() throws {
    let json = WorkflowCommands.disarmed(json: ###"["##[error]a ##[\###u{301}b"]"###)
    #expect(json.utf8.firstRange(of: "##[".utf8) == nil)
    #expect(try JSONDecoder().decode([String].self, from: Data(json.utf8)) == ["##[error]a ##[\u{301}b"])
  }

  @Test(arguments: ["", "  ", "Feed  different: a::b", "## Title", ": :a", "#[x]"])
  func `other lines are unchanged`(line: String) {
    #expect(WorkflowCommands.disarmed(line) == line)
  }
}
