import Testing

@testable import CellSnapSocialFeed

struct HTMLReaderTests {
  private func text(_ html: String) -> String { HTMLReader.text(of: html).string }

  @Test(arguments: [
    ("<p>One</p><p>Two</p>", "One\n\nTwo"), ("a<br>b<br />c", "a\nb\nc"), ("<p>a<br></p><p>b</p>", "a\n\nb"),
    ("<p>a<br><br>b</p>", "a\n\nb"), ("  a  \n b ", "a\nb"), ("<p>  a  \n b </p>", "a b"),
    ("<p>a <b> b</b></p>", "a b"), ("<p></p>", ""), ("", ""), ("<br><br> <br>", ""), ("a&nbsp;b", "a\u{A0}b"),
  ])
  func `paragraphs and breaks become line breaks`(html: String, expected: String) {
    #expect(text(html) == expected)
  }

  @Test(arguments: [
    ("<ul><li>a</li><li>b</li></ul>", "• a\n• b"), ("<p>x</p><ol><li>a<li>b</ol>y", "x\n\n1. a\n2. b\n\ny"),
    ("<ol start=3><li>a</li></ol>", "3. a"), ("<ul><li>a<ul><li>b</li></ul></li></ul>", "• a\n\u{2003}• b"),
    ("<ul><li><p>a</p></li><li><p>b</p></li></ul>", "• a\n• b"),
  ])
  func `items of lists have markers`(html: String, expected: String) {
    #expect(text(html) == expected)
  }

  @Test(arguments: [
    ("&amp;&lt;&gt;&quot;&#39;&apos;", "&<>\"''"), ("&#x1F600;&#128512;", "😀😀"),
    ("&eacute;&hellip;&euro;", "é…€"),
    ("&nosuch; &", "&nosuch; &"), ("&#150;&#x80;", "–€"),
    // What is no character's number is left out.
    ("a&#xD83D;&#0;&#x110000;&#;&#99999999999;b", "ab"),
  ])
  func `character references become characters`(html: String, expected: String) {
    #expect(text(html) == expected)
  }

  @Test(arguments: [
    ("1 < 2 and <3", "1 < 2 and <3"), ("<p>open", "open"), ("</p>close", "close"), ("a <b", "a"),
    ("<a href=\"x>y</a>", ""), ("<!-- hidden -->shown", "shown"), ("<script>alert('<p>')</script>x", "x"),
    ("<p title='a>b'>x</p>", "x"), ("<b><i>x</b>y</i>z", "xyz"), ("<", "<"), ("<>", "<>"), ("a</", "a"),
    ("<a/>x", "x"), ("<!doctype html>x", "x"),
  ])
  func `broken markup becomes sensible text`(html: String, expected: String) {
    #expect(text(html) == expected)
  }

  @Test func `the spans of a link shorten its text`() {
    let html = """
      <p>See <a href="https://www.example.social/a/long/path/to"><span class="invisible">https://www.</span>\
      <span class="ellipsis">example.social/a/long</span><span class="invisible">/path/to</span></a> now</p>
      """
    let result = HTMLReader.text(of: html)
    #expect(result.string == "See example.social/a/long… now")
    #expect(result.spans == [.init(4..<4 + 22, .link(url: "https://www.example.social/a/long/path/to"))])
  }

  @Test func `mentions and hashtags are found`() {
    let html = """
      <p><a href="u" class="mention hashtag" rel="tag">#<span>swift</span></a> \
      <span class="h-card"><a href="v" class="u-url mention">@<span>ada</span></a></span></p>
      """
    let result = HTMLReader.text(of: html)
    #expect(result.string == "#swift @ada")
    #expect(result.spans == [.init(0..<6, .hashtag(url: "u")), .init(7..<11, .mention(url: "v"))])
  }

  @Test func `ranges count UTF-16 units`() {
    let result = HTMLReader.text(of: "<p>👩‍🚀</p><p><a href='u'>🇧🇪</a></p>")
    #expect(result.spans == [.init(5 + 2..<5 + 2 + 4, .link(url: "u"))])
  }

  // As in browsers, the second tag is an attribute of the first.
  @Test func `a closing tag extends to the next angle bracket`() {
    let result = HTMLReader.text(
      of: "<p><a href='u' class='mention hashtag'>#<span>awoo</span}.space <a href='v'>x</a></p>")
    #expect(result.string == "#awoox")
    #expect(result.spans == [.init(0..<6, .hashtag(url: "u"))])
  }

  @Test func `code keeps its white space`() {
    let result = HTMLReader.text(
      of: "<p>x</p><pre><code>a\n  b</code></pre><blockquote><p>q</p></blockquote>")
    #expect(result.string == "x\n\na\n  b\n\nq")
    #expect(result.spans.contains(.init(3..<8, .code)))
    #expect(result.spans.contains(.init(10..<11, .quotation)))
  }

  @Test func `known shortcodes become pictures`() {
    let result = HTMLReader.text(of: "<p>a :cat: :dog: 10:30</p>", emojiFiles: ["cat": "/cat.png"])
    #expect(result.string == "a \u{FFFC} :dog: 10:30")
    #expect(result.spans == [.init(2..<3, .emoji(shortcode: "cat", file: "/cat.png"))])
  }

  @Test func `elements nested deeper than browsers allow lose no text`() {
    let numbers = (0..<2_000).map { "\($0)" }
    let html = numbers.map { "<blockquote><ul><li>" + $0 + " " }.joined()
    let separators: Set<Character> = ["\n", "•", "\u{2003}", " "]
    let words = text(html).split { separators.contains($0) }
    #expect(words.map { String($0) } == numbers)
  }

  @Test func `the indentation of nested lists is limited`() {
    let lines = text(String(repeating: "<ul><li>a", count: 40)).split(separator: "\n")
    #expect(lines.count == 40)
    #expect(lines.map { $0.prefix { $0 == "\u{2003}" }.count }.max() == 8)
  }

  @Test func `the end of a nested list is found`() {
    #expect(text("<ol><li>a<ul><li>b</ul><li>c</ol>") == "1. a\n\u{2003}• b\n2. c")
    #expect(text("<ul><li>a<p>b<li>c</ul>d") == "• a\nb\n• c\n\nd")
  }

  // A reader of quadratic time would take many minutes.
  @Test(.timeLimit(.minutes(10))) func `ten thousand elements without closing tags are read`() {
    let html = String(repeating: "<blockquote><ul><li>a", count: 10_000)
    #expect(HTMLReader.text(of: html).string.filter { $0 == "a" }.count == 10_000)
  }

  /// The reader may not recurse for any of them, or take a time that grows faster than the text.
  @Test(
    .timeLimit(.minutes(10)),
    arguments: [
      ("", "<b>", "x"), ("", "<div>", "x"), ("<p>", "</i>", "x"), ("", "</p>", "x"), ("", "<a><p></b>", "x"),
      ("", "&#32;", "x"), ("", "<b></i>", "x"), ("x<!--", "-", ""), ("x<b c='", "y", ""),
      ("x<b ", "c=1 ", ""),
      ("<p>x", "<br>", ""), ("x", "<!-->", ""),
    ])
  func `hostile texts are read`(start: String, repeated: String, end: String) {
    #expect(text(start + String(repeating: repeated, count: 200_000) + end) == "x")
  }

  @Test(.timeLimit(.minutes(10))) func `unmatched closing tags are read inside many elements`() {
    let html = String(repeating: "<b>", count: 200_000) + String(repeating: "</i>", count: 200_000) + "x"
    #expect(text(html) == "x")
  }

  @Test(.timeLimit(.minutes(10))) func `a tag with many attributes is read`() {
    #expect(text("x<b " + (0..<200_000).map { "a\($0)=1 " }.joined()) == "x")
  }

  @Test func `zero bytes are left out`() {
    #expect(text("<p>a\0b</p>\0<p>c</p>") == "ab\n\nc")
  }

  @Test func `an encoding named in the text is ignored`() {
    #expect(text("<meta charset='latin1'><?xml encoding='utf-16'?><p>é日👍</p>") == "é日👍")
  }

  @Test func `a long script is left out`() {
    #expect(text("a<script>\(String(repeating: "b()<p>;", count: 20_000))</script>c") == "ac")
  }

  @Test func `text after a tag of many thousand bytes is left out`() {
    func image(_ count: Int) -> String {
      "<p>a<img alt='' src='\(String(repeating: "x", count: count))'>b</p>"
    }
    #expect(text(image(16_384)) == "ab")
    #expect(text(image(100_000)) == "a")
  }

  @Test func `shortcodes are found at any place of a long text`() {
    let html = "<p>" + String(repeating: "é", count: 3_000) + " :cat:</p>"
    #expect(HTMLReader.text(of: html, emojiFiles: ["cat": "/cat.png"]).string.hasSuffix("é \u{FFFC}"))
    let split = "<p>" + String(repeating: "a", count: 995) + ":cat:</p>"
    #expect(HTMLReader.text(of: split, emojiFiles: ["cat": "/cat.png"]).string.hasSuffix("a\u{FFFC}"))
  }

  @Test func `a hundred thousand characters are read`() {
    let html = String(repeating: "<p>word &amp; :x: </p>", count: 5_000)
    #expect(HTMLReader.text(of: html).string.utf16.count == 5_000 * 10 + 4_999 * 2)
  }
}
