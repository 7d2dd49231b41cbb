import Testing

@testable import CellSnapInlineSources

struct InlineEditTests {
  /// Returns a file with a snapshot in it. The call is on the line with `here`, if there is one.
  private func recorded(
    _ snapshot: String, in text: String, line: Int = 1, column: Int = 1, label: String = "matches",
    earlier: [String] = [], offset: Int = 0, function: String? = nil, compiled: InlineCall.Compiled = .unknown
  ) throws -> String {
    let bytes = Array(text.utf8)
    let call = InlineCall(
      path: "/Tests.swift", line: line, column: column, label: label, earlierLabels: earlier, offset: offset,
      function: function, compiled: compiled)
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

  /// Returns what is wrong with a call on a line of a file.
  private func problem(
    in text: String, line: Int = 1, function: String? = nil, compiled: InlineCall.Compiled = .unknown
  ) -> String? {
    do {
      _ = try recorded("new", in: text, line: line, column: 3, function: function, compiled: compiled)
      return nil
    } catch {
      return "\(error)"
    }
  }

  private let functions = """
    final class FeedTests: XCTestCase {
      var title = "}"
      func testOne() throws {
        for _ in 0..<1 {
        assertInlineSnapshot(of: 1)
        }
      }

      // func testThree() {
      @Test(arguments: [1].map { $0 }) func `two of them`(argument: Int = { 2 }()) {
        assertInlineSnapshot(of: 2)
      }
      var body: String {
        assertInlineSnapshot(of: 3)
      }
      init() {
        assertInlineSnapshot(of: 4)
        verify(of: 5)
      }
    }
    assertInlineSnapshot(of: 6)

    """

  @Test(arguments: [
    (5, "testOne()"), (11, "`two of them`(argument:)"), (14, "body"), (17, "init()"), (18, "other()"),
    (21, "FeedTests"),
  ])
  func `a call in the function that was compiled is the one`(line: Int, function: String) {
    #expect(problem(in: functions, line: line, function: function) == nil)
  }

  @Test(arguments: [(5, "testTwo()"), (11, "testOne()"), (11, "testThree()"), (14, "init()"), (17, "body")])
  func `a call in another function than the compiled one is refused`(line: Int, function: String) {
    #expect(problem(in: functions, line: line, function: function)?.contains("this call is in") == true)
  }

  @Test(arguments: [
    ("assertInlineSnapshot(of: 1) { \"a\" }", "a"),
    ("assertInlineSnapshot(of: 1) {\n  \"\"\"\n  a\n    b\n\n  c\n  \"\"\"\n}", "a\n  b\n\nc"),
    ("assertInlineSnapshot(of: 1) {\n  #\"\"\"\n  \\n \\#u{202e}\n  \"\"\"#\n}", "\\n \u{202E}"),
    ("assertInlineSnapshot(of: 1, matches: { \"\\\"\\t\" })", "\"\t"),
    // Only the program knows what these are.
    ("assertInlineSnapshot(of: 1) { \"\\(1)\" }", "x"),
    ("assertInlineSnapshot(of: 1) { \"a\" + \"b\" }", "ab"),
    ("assertInlineSnapshot(of: 1) { text }", "x"),
  ])
  func `the snapshot that was compiled is the one in the file`(text: String, compiled: String) {
    #expect(problem(in: text, compiled: .text(compiled)) == nil)
  }

  @Test func `another snapshot than the compiled one is refused`() {
    let text = "assertInlineSnapshot(of: 1) {\n  \"\"\"\n  a\n  \"\"\"\n}"
    #expect(problem(in: text, compiled: .text("b"))?.contains("has another snapshot than the one") == true)
    #expect(problem(in: text, compiled: .missing)?.contains("has a snapshot, and the one") == true)
    #expect(problem(in: "assertInlineSnapshot(of: 1)", compiled: .text("b"))?.contains("has none") == true)
    #expect(problem(in: "assertInlineSnapshot(of: 1)", compiled: .missing) == nil)
  }

  @Test func `a character that changes the order of the text is escaped`() throws {
    #expect(try recorded("a\u{202E}b\u{2066}👨‍👩‍👧", in: "f(1)").contains("a\\u{202e}b\\u{2066}👨‍👩‍👧\n"))
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
  func `a missing call is named`(text: String, line: Int, offset: Int, message: String) {
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
