import Testing

@testable import CellMarkup

struct MarkdownReaderTests {
  private func inline(_ text: String) -> [MarkdownRun] { MarkdownReader.runs(of: text, syntax: .inline) }

  private func kinds(_ run: MarkdownRun) -> [MarkdownBlock.Kind] { run.blocks.map(\.kind) }

  @Test(
    arguments: [
      ("a *b* c", [("a ", []), ("b", .emphasized), (" c", [])]),
      ("**b** _i_", [("b", .strong), (" ", []), ("i", .emphasized)]),
      ("***b***", [("b", [.emphasized, .strong])]), ("`b`", [("b", .code)]), ("~~b~~", [("b", .struck)]),
      ("~b~", [("b", .struck)]),
      ("**a *b* c**", [("a ", .strong), ("b", [.strong, .emphasized]), (" c", .strong)]),
      ("a <b>", [("a ", []), ("<b>", .inlineHTML)]), (#"\*a\* &amp;"#, [("*a* &", [])]),
    ] as [(String, [(String, MarkdownStyle)])])
  func `characters give a text its look`(text: String, runs: [(String, MarkdownStyle)]) {
    #expect(inline(text) == runs.map { MarkdownRun(text: $0.0, style: $0.1) })
  }

  @Test func `a link has its address`() {
    #expect(inline("[a](https://b.c \"title\")") == [MarkdownRun(text: "a", link: "https://b.c")])
  }

  @Test func `an address alone is a link`() {
    #expect(
      inline("see https://b.c") == [
        MarkdownRun(text: "see "), MarkdownRun(text: "https://b.c", link: "https://b.c"),
      ])
  }

  @Test func `a picture is its description with an address`() {
    #expect(inline("a ![b](c.png)") == [MarkdownRun(text: "a "), MarkdownRun(text: "b", image: "c.png")])
    #expect(inline("![](c.png)") == [MarkdownRun(text: "\u{FFFC}", image: "c.png")])
  }

  @Test(arguments: ["# a", "- a", "1. a", "> a", "    a", "***", "| a |\n|---|", "a\n==="])
  func `blocks are plain characters where only lines are read`(text: String) {
    #expect(
      MarkdownReader.runs(of: text, syntax: .inlinePreservingWhitespace).map(\.text).joined() == text)
  }

  @Test func `a new line becomes a space or stays`() {
    #expect(inline("a\nb") == [MarkdownRun(text: "a b")])
    #expect(
      MarkdownReader.runs(of: "a\n\n  b", syntax: .inlinePreservingWhitespace) == [
        MarkdownRun(text: "a\n\n  b")
      ])
  }

  @Test func `code over two lines has no trace of their beginnings`() {
    #expect(inline("`a\nb`") == [MarkdownRun(text: "a b", style: .code)])
  }

  @Test func `strong text at the beginning of a line may begin with a bracket`() {
    #expect(
      MarkdownReader.runs(of: "a\n**(b)**", syntax: .inlinePreservingWhitespace) == [
        MarkdownRun(text: "a\n"), MarkdownRun(text: "(b)", style: .strong),
      ])
  }

  @Test func `a heading is a block`() {
    #expect(
      MarkdownReader.runs(of: "# a\nb") == [
        MarkdownRun(text: "a", blocks: [MarkdownBlock(.heading(level: 1), identity: 1)]),
        MarkdownRun(text: "b", blocks: [MarkdownBlock(.paragraph, identity: 2)]),
      ])
  }

  @Test func `items of a list are counted from its first number`() {
    let runs = MarkdownReader.runs(of: "3. a\n4. b")
    #expect(runs.map(\.text) == ["a", "b"])
    #expect(
      runs.map(kinds) == [
        [.paragraph, .item(number: 3), .numberedList], [.paragraph, .item(number: 4), .numberedList],
      ])
    #expect(runs[0].blocks.last == runs[1].blocks.last)
  }

  @Test func `nested lists are inside their items`() {
    let runs = MarkdownReader.runs(of: "- a\n  - b\n- c")
    #expect(kinds(runs[1]) == [.paragraph, .item(number: 1), .bulletList, .item(number: 1), .bulletList])
    #expect(kinds(runs[2]) == [.paragraph, .item(number: 2), .bulletList])
  }

  @Test func `code, quotes and breaks are blocks`() {
    #expect(MarkdownReader.runs(of: "```swift\na\n```").map(kinds) == [[.code(language: "swift")]])
    #expect(MarkdownReader.runs(of: "```swift\na\n```").map(\.text) == ["a\n"])
    #expect(MarkdownReader.runs(of: "> a").map(kinds) == [[.paragraph, .quote]])
    #expect(MarkdownReader.runs(of: "a\n\n---").map(kinds) == [[.paragraph], [.thematicBreak]])
  }

  @Test func `a table has rows of cells`() {
    let runs = MarkdownReader.runs(of: "a | b\n:-:|--:\nc | d\ne | f")
    #expect(runs.map(\.text) == ["a", "b", "c", "d", "e", "f"])
    let table = MarkdownBlock.Kind.table(columns: [.center, .right])
    #expect(kinds(runs[1]) == [.tableCell(column: 1), .tableHead, table])
    #expect(kinds(runs[4]) == [.tableCell(column: 0), .tableRow(index: 1), table])
  }

  @Test func `blocks beyond the maximum depth are left out, and their text is kept`() {
    let runs = MarkdownReader.runs(of: String(repeating: "> ", count: 100) + "a\n\nb")
    #expect(runs.map(\.text) == ["a", "b"])
    #expect(runs.map(\.blocks.count) == [MarkdownReader.deepest, 1])
  }
}
