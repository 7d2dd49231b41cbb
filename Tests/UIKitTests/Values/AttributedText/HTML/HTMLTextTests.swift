import CellDrawing
import Foundation
import Testing

@testable import UIKit

struct HTMLTextTests {
  private func text(_ html: String) throws -> NSAttributedString {
    try NSAttributedString(
      data: Data(html.utf8),
      options: [
        .documentType: NSAttributedString.DocumentType.html,
        .characterEncoding: String.Encoding.utf8.rawValue,
      ], documentAttributes: nil)
  }

  private func attributes(_ html: String, at place: Int = 0) throws -> [NSAttributedString.Key: Any] {
    try text(html).attributes(at: place, effectiveRange: nil)
  }

  private func font(_ html: String, at place: Int = 0) throws -> UIFont {
    try #require(attributes(html, at: place)[.font] as? UIFont)
  }

  private func paragraph(_ html: String) throws -> NSParagraphStyle {
    try #require(attributes(html)[.paragraphStyle] as? NSParagraphStyle)
  }

  @Test func `text without a style is Times New Roman at 12 points`() throws {
    let font = try font("Hello")
    #expect(font.familyName == "Times New Roman" && font.pointSize == 12)
    #expect(try attributes("Hello")[.foregroundColor] as? UIColor == .black)
  }

  @Test(arguments: [
    ("Hello <b>you</b>  there", "Hello you there"), ("a &amp; b &lt;&eacute;&#8364;", "a & b <é€"),
    ("a<br>b", "a\nb"), ("<p>a<br>b</p>", "a\u{2028}b\n"),
    ("<div>a<br>b</div>c", "a\nb\nc"),
    ("<p>one</p>\n<p>two</p>", "one\ntwo\n"), ("<div>one</div><div>two</div>", "one\ntwo"),
    ("<ul><li>one</li><li>two</li></ul>", "\t•\tone\n\t•\ttwo\n"),
    ("<ol><li>one</li><li>two</li></ol>", "\t1.\tone\n\t2.\ttwo\n"),
    ("<h1>Title</h1>text", "Title\ntext"), ("a<script>no()</script>b<!-- no -->", "ab"),
    ("<pre>a  b</pre>", "a  b"),
    ("<style>b{color:red}</style>a", "a"), ("<span style='display:none'>no</span>yes", "yes"), ("", ""),
  ])
  func `elements become characters`(html: String, string: String) throws {
    #expect(try text(html).string == string)
  }

  @Test(arguments: ["b", "strong"])
  func `strong text is bold`(element: String) throws {
    #expect(try font("<\(element)>a</\(element)>").fontDescriptor.symbolicTraits == .traitBold)
  }

  @Test(arguments: ["i", "em"])
  func `emphasized text is italic`(element: String) throws {
    #expect(try font("<\(element)>a</\(element)>").fontDescriptor.symbolicTraits == .traitItalic)
  }

  @Test func `lines are drawn under and through text`() throws {
    #expect(try attributes("<u>a</u>")[.underlineStyle] as? Int == 1)
    #expect(try attributes("<s>a</s>")[.strikethroughStyle] as? Int == 1)
    #expect(try attributes("<u><span style='text-decoration: none'>a</span></u>")[.underlineStyle] == nil)
  }

  @Test func `a space before an element has the look of the text before it`() throws {
    let html = "a <u>b</u> c"
    #expect(try text(html).string == "a b c")
    #expect(try (1...3).map { try attributes(html, at: $0)[.underlineStyle] as? Int } == [nil, 1, nil])
  }

  @Test func `a size is relative to the size of the element around`() throws {
    #expect(try font("<h1 style='font-size: 1.5em'>a</h1>").pointSize == 18)
  }

  @Test func `a link has its address, a line and the colour of links`() throws {
    let link = try attributes("<a href='https://example.org/x'>a</a>")
    #expect(link[.link] as? URL == URL(string: "https://example.org/x"))
    #expect(link[.underlineStyle] as? Int == 1)
    #expect(link[.foregroundColor] as? UIColor == UIColor(red: 0, green: 0, blue: 238.0 / 255, alpha: 1))
  }

  @Test(arguments: [("h1", 24), ("h2", 18), ("h3", 14.04), ("h4", 12), ("h5", 9.96), ("h6", 8.04)])
  func `a heading is bold in its size`(element: String, size: CGFloat) throws {
    let font = try font("<\(element)>a</\(element)>")
    #expect(abs(font.pointSize - size) < 0.001 && font.fontDescriptor.symbolicTraits == .traitBold)
  }

  @Test(arguments: [
    ("#f00", UIColor.red), ("#ff0000", .red), ("red", .red), ("rgb(255, 0, 0)", .red),
    ("rgba(255,0,0,0.5)", UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)),
  ])
  func `a span has its colour`(value: String, color: UIColor) throws {
    #expect(try attributes("<span style=\"color: \(value)\">a</span>")[.foregroundColor] as? UIColor == color)
  }

  @Test(
    arguments: [("17px", 17), ("15pt", 20), ("2em", 24), ("150%", 18), ("large", 14)] as [(String, CGFloat)])
  func `a span has its size`(value: String, size: CGFloat) throws {
    #expect(try font("<span style='font-size:\(value)'>a</span>").pointSize == size)
  }

  @Test func `a span has its weight, slant and family`() throws {
    let font = try font("<span style='font: italic 600 20px -apple-system, Arial'>a</span>")
    #expect(font.font == Font(size: 20, weight: 600, isItalic: true))
    #expect(try self.font("<span style=\"font-family: 'Nowhere', Courier\">a</span>").familyName == "Courier")
  }

  @Test func `a font element has colour, size and face`() throws {
    let html = "<font color='blue' size='5' face='Helvetica'>a</font>"
    #expect(try attributes(html)[.foregroundColor] as? UIColor == .blue)
    #expect(try font(html).pointSize == 18 && font(html).familyName == "Helvetica")
  }

  @Test func `a style sheet names elements, classes and identifiers`() throws {
    let sheet = "<style>body { font-size: 20px } b, .red { color: red } /* x */ #id { color: blue }</style>"
    #expect(try font(sheet + "a").pointSize == 20)
    for html in ["<b>a</b>", "<span class='red'>a</span>"] {
      #expect(try attributes(sheet + html)[.foregroundColor] as? UIColor == .red)
    }
    #expect(try attributes(sheet + "<b id='id'>a</b>")[.foregroundColor] as? UIColor == .blue)
  }

  @Test func `a paragraph has its alignment and the space after it`() throws {
    #expect(try paragraph("<p style='text-align: center'>a</p>").alignment == .center)
    #expect(try paragraph("<p align='right'>a</p>").alignment == .right)
    #expect(try paragraph("<p>a</p>").paragraphSpacing == 12)
  }

  @Test func `a list's item is indented to its tab stop`() throws {
    let style = try paragraph("<ul><li>a</li></ul>")
    #expect(style.headIndent == 36 && style.tabStops.map(\.location) == [11, 36])
    #expect(style.paragraphSpacing == 12)
  }

  @Test func `another format throws`() {
    #expect(throws: CocoaError.self) {
      try NSAttributedString(
        data: Data("{\\rtf1}".utf8), options: [.documentType: NSAttributedString.DocumentType.rtf],
        documentAttributes: nil)
    }
  }

  @Test func `plain text has the default attributes`() throws {
    let text = try NSMutableAttributedString(
      data: Data("a <b>".utf8),
      options: [
        .documentType: NSAttributedString.DocumentType.plain,
        .defaultAttributes: [NSAttributedString.Key.kern: 2],
      ], documentAttributes: nil)
    #expect(text.string == "a <b>" && text.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 2)
  }

  @Test func `a tag that is too long is reported, because the rest is left out`() throws {
    let long = "a<b title='" + String(repeating: "x", count: 40_000) + "'>b</b>"
    var found = ""
    let messages = try Diagnostics.found { found = try text(long).string }.map(\.text)
    #expect(found == "a")
    #expect(messages == ["an HTML text is cut at a tag or comment of more than 32768 bytes; shorten the tag"])
    #expect(try Diagnostics.found { _ = try text("a<b>b</b>") }.isEmpty)
  }

  @Test func `words beside each other have one run, and each element has its own`() throws {
    let text = try text("ä ö <b>ü</b> é <b>è</b><b>ê</b>")
    var runs: [String] = []
    text.enumerateAttribute(.font, in: NSRange(location: 0, length: text.length)) { _, range, _ in
      runs.append((text.string as NSString).substring(with: range))
    }
    #expect(runs == ["ä ö ", "ü", " é ", "èê"])
  }

  @Test func `the space of a list goes to its last item only`() throws {
    let text = try text("<ul><li>ä</li><li>ö</li></ul>")
    let styles = [0, text.length - 1].map {
      text.attribute(.paragraphStyle, at: $0, effectiveRange: nil) as? NSParagraphStyle
    }
    #expect(styles.map { $0?.paragraphSpacing } == [0, 12])
    #expect(text.string == "\t•\tä\n\t•\tö\n")
  }
}
