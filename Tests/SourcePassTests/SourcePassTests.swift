import Testing

@testable import CellSnapSourcePass

struct SourcePassTests {
  @Test func `errors refer to the user's file`() {
    #expect(passedFile("let a = 1").text == "#sourceLocation(file: \"App/File.swift\", line: 1)\nlet a = 1")
  }

  @Test func `quotes in a path are escaped`() {
    let file = SourceFile(path: #"A "b"\c.swift"#, text: "")
    #expect(SourcePass.pass([file])[0].text == #"#sourceLocation(file: "A \"b\"\\c.swift", line: 1)"# + "\n")
  }

  @Test func `a file without Objective-C is not changed`() {
    let text = "import UIKit\n\nfinal class Card: UIView {\n\tlet title = \"é 漢字 👩‍👧\"\r\n}\n"
    #expect(passed(text) == text)
  }

  @Test func `a file that does not parse is not changed`() {
    #expect(passed("class Card {\n  func a( {\n") == "class Card {\n  func a( {\n")
  }

  @Test(arguments: [
    "func f() { if a {}" + String(repeating: " else if b {}", count: 5_000) + " }",
    String(repeating: "#if A\n", count: 1_000) + String(repeating: "#endif\n", count: 1_000),
    "var a: A" + String(repeating: "?", count: 5_000),
    "typealias T = A" + String(repeating: "<A", count: 1_000) + String(repeating: ">", count: 1_000),
    "let a = b" + String(repeating: "()", count: 5_000),
  ])
  func `code that is nested thousands of times is not changed`(text: String) {
    #expect(passed(text) == text)
  }
}
