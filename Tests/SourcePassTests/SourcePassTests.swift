import Testing

@testable import CellSnapSourcePass

struct SourcePassTests {
  @Test func errorsPointIntoThePersonsFile() {
    #expect(passedFile("let a = 1").text == "#sourceLocation(file: \"App/File.swift\", line: 1)\nlet a = 1")
  }

  @Test func pathWithQuotesIsEscaped() {
    let file = SourceFile(path: #"A "b"\c.swift"#, text: "")
    #expect(SourcePass.pass([file])[0].text == #"#sourceLocation(file: "A \"b\"\\c.swift", line: 1)"# + "\n")
  }

  @Test func fileThatNeedsNothingStays() {
    let text = "import UIKit\n\nfinal class Card: UIView {\n\tlet title = \"é 漢字 👩‍👧\"\r\n}\n"
    #expect(passed(text) == text)
  }

  @Test func fileThatDoesNotParseStays() {
    #expect(passed("class Card {\n  func a( {\n") == "class Card {\n  func a( {\n")
  }

  @Test(arguments: [
    "func f() { if a {}" + String(repeating: " else if b {}", count: 5_000) + " }",
    String(repeating: "#if A\n", count: 1_000) + String(repeating: "#endif\n", count: 1_000),
    "var a: A" + String(repeating: "?", count: 5_000),
    "typealias T = A" + String(repeating: "<A", count: 1_000) + String(repeating: ">", count: 1_000),
    "let a = b" + String(repeating: "()", count: 5_000),
  ])
  func codeThatLiesThousandsOfTimesInItselfStays(text: String) {
    #expect(passed(text) == text)
  }
}
