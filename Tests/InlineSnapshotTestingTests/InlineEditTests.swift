import Testing

@testable import CellSnapInlineSources

struct InlineEditTests {
  /// Returns a file with a snapshot in it. The call is on the line with `here`, if there is one.
  private func recorded(
    _ snapshot: String, in text: String, line: Int = 1, column: Int = 1, label: String = "matches",
    earlier: [String] = [], offset: Int = 0
  ) throws -> String {
    let bytes = Array(text.utf8)
    let call = InlineCall(
      path: "/Tests.swift", line: line, column: column, label: label, earlierLabels: earlier, offset: offset)
    let edit = try InlineEdit(snapshot, at: call, in: bytes)
    return String(
      decoding: bytes[..<edit.range.lowerBound] + Array(edit.text.utf8) + bytes[edit.range.upperBound...],
      as: UTF8.self)
  }

  @Test func `a call without a closure gets one`() throws {
    #expect(
      try recorded(
        "a\n\nb", in: "class A {\n  func test() {\n    assertInlineSnapshot(of: 1, as: .dump)\n  }\n}\n",
        line: 3)
          == """
          class A {
            func test() {
              assertInlineSnapshot(of: 1, as: .dump) {
                \"""
                a

                b
                \"""
              }
            }
          }

          """)
  }

  @Test func `the text in a closure is replaced, and what follows stays`() throws {
    #expect(
      try recorded(
        "new", in: "  assertInlineSnapshot(of: 1, as: .dump) {\n    \"\"\"\n    }\n    \"\"\"\n  } // end\n")
        == "  assertInlineSnapshot(of: 1, as: .dump) {\n    \"\"\"\n    new\n    \"\"\"\n  } // end\n")
  }

  @Test func `brackets in texts and comments do not count`() throws {
    let call = "assertInlineSnapshot(of: \"\\(f(\")\"))(\" /* ( */, as: #\")\"#)"
    #expect(try recorded("a", in: call + "\n").hasPrefix(call + " {\n"))
  }

  @Test func `a text with backslashes or quotes is a raw one`() throws {
    #expect(try recorded("a\\b", in: "f(1)").contains("#\"\"\"\n    a\\b\n    \"\"\"#"))
    #expect(try recorded("\"\"\"#", in: "f(1)").contains("##\"\"\"\n    \"\"\"#\n    \"\"\"##"))
  }

  @Test func `a character that no source may have is escaped`() throws {
    #expect(try recorded("a\u{0}\r", in: "f(1)").contains("a\\u{0}\\u{d}\n"))
  }

  @Test func `tabs stay tabs`() throws {
    #expect(try recorded("a", in: "\tf(1)") == "\tf(1) {\n\t\t\"\"\"\n\t\ta\n\t\t\"\"\"\n\t}")
  }

  @Test func `a function of the tests has the closure under its own label`() throws {
    let call = "verify(1) { 2 } old: { \"\" }"
    #expect(
      try recorded("a", in: call, label: "text", earlier: ["old"], offset: 1)
        == "verify(1) { 2 } text: {\n    \"\"\"\n    a\n    \"\"\"\n}")
    #expect(
      try recorded("a", in: "verify(1) { 2 }", label: "text", offset: 1)
        == "verify(1) { 2 } text: {\n    \"\"\"\n    a\n    \"\"\"\n}")
  }

  @Test func `a closure among the arguments is replaced there`() throws {
    #expect(
      try recorded("a", in: "assertInlineSnapshot(of: 1, as: .dump, matches: { \"\" }, line: 1)")
        == "assertInlineSnapshot(of: 1, as: .dump, matches: {\n    \"\"\"\n    a\n    \"\"\"\n}, line: 1)")
  }

  @Test func `the column chooses between calls on one line`() throws {
    #expect(try recorded("a", in: "f(1); g(2)", column: 7).hasPrefix("f(1); g(2) {"))
    #expect(throws: InlineRecordingProblem.self) { try recorded("a", in: "f(1); g(2)", column: 5) }
  }

  @Test(
    arguments: [
      ("f(1)", 2, 0, "/Tests.swift:2: there is no such line; build the tests again"),
      ("f(1", 1, 0, "/Tests.swift:1: the call of the snapshot is not found; put it on a line of its own"),
      ("f(1) {}", 1, 2, "/Tests.swift:1: the call has 1 closures, and the snapshot's is number 3"),
      ("f(1) {} b: {}", 1, 1, "/Tests.swift:1: the closure b is not that of the snapshot"),
    ])
  func `a call that is not there is named`(text: String, line: Int, offset: Int, message: String) {
    let problem = #expect(throws: InlineRecordingProblem.self) {
      try recorded("a", in: text, line: line, offset: offset)
    }
    #expect(problem?.description == message)
  }

  @Test func `a text within texts within texts has an end`() {
    let deep =
      "f(" + String(repeating: "\"\\(", count: 100) + "1" + String(repeating: ")\"", count: 100) + ")"
    #expect(throws: InlineRecordingProblem.self) { try recorded("a", in: deep) }
  }
}
