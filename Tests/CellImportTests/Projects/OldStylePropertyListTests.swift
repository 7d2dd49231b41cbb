import Foundation
import Testing

@testable import CellImport

struct OldStylePropertyListTests {
  private func read(_ text: String) throws -> [String: Any] {
    try PropertyListFile.dictionary(Data(text.utf8), path: "/App/project.pbxproj")
  }

  @Test func `a list has texts, lists and dictionaries`() throws {
    let list = try read("// !$*UTF8*$!\n{ a = b/c.d; /* e */ \"f g\" = (h, { i = \"j\"; }, ); k = ( ); }")
    #expect(
      list as NSDictionary == ["a": "b/c.d", "f g": ["h", ["i": "j"]] as [Any], "k": [String]()]
        as NSDictionary)
  }

  @Test(arguments: [
    (#""a\"b\\c""#, "a\"b\\c"), (#""a\nb\tc""#, "a\nb\tc"), (#""\U00e9\101""#, "éA"), (#""\U""#, "U"),
    (#""\Ud83d\ude00 \Ud83d\Ude00""#, "Uude00 😀"),
    ("'a;b'", "a;b"), ("a/*b*/", "a"), ("http://a.b", "http://a.b"), ("ä", "ä"),
  ])
  func `a text is plain, quoted or escaped`(written: String, text: String) throws {
    #expect(try read("{ a = \(written); }")["a"] as? String == text)
  }

  @Test(arguments: [
    ("{\n a = b }", 2, "there is no ;"), ("{\n\n a b; }", 3, "there is no ="),
    ("{ a = ; }", 1, "a name or a value is missing"),
    ("{ a = (b c); }", 1, "there is no ,"), ("{ a = \"b; }", 1, "a text has no end"),
    ("{\n/* a }", 2, "a comment has no end"), ("{ a = <0", 1, "bytes have no end"),
    ("{ a = {", 1, "the list ends in the middle"), ("", 1, "it is no property list with a dictionary"),
    ("{ } }", 1, "something follows the end of the list"),
  ])
  func `an error names the line`(text: String, line: Int, reason: String) {
    #expect(throws: ImportError.unreadableProject("/App/project.pbxproj:\(line)", reason: reason)) {
      try read(text)
    }
  }

  @Test func `lists of every style are read`() throws {
    let list = ["a": ["b"]]
    for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
      let data = try PropertyListSerialization.data(fromPropertyList: list, format: format, options: 0)
      #expect(try PropertyListFile.dictionary(data, path: "a") as? [String: [String]] == list)
    }
  }

  @Test(arguments: ["(", "{a=", "<plist><array>", "<a>"])
  func `lists that are nested too deeply are refused`(start: String) {
    #expect(throws: ImportError.self) { try read("{a=" + String(repeating: start, count: 100_000)) }
    #expect(throws: ImportError.self) { try read(String(repeating: start, count: 100_000)) }
  }

  @Test(arguments: [
    "\u{FEFF}<plist><dict><key>a</key><string>b</string></dict></plist>", "\u{FEFF}{ a = b; }",
  ])
  func `a byte order mark is skipped`(text: String) throws {
    #expect(try read(text) as? [String: String] == ["a": "b"])
  }

  @Test(arguments: ["<![CDATA[", "<!-- "])
  func `tags in other texts of an XML list do not count`(start: String) throws {
    let tags = start + String(repeating: "<a>", count: 100) + (start.hasSuffix("[") ? "]]>" : "-->")
    let text = start.hasSuffix("[") ? "<string>\(tags)</string>" : "\(tags)<string>b</string>"
    #expect(try read("<plist><dict><key>a</key>\(text)</dict></plist>").keys.sorted() == ["a"])
  }

  @Test(arguments: [
    "<plist a=\"<!--\">", "<!DOCTYPE plist \"<!--\">", "<!DOCTYPE plist [ \"<!--\" ]>", "<?x <!-- ?>",
  ])
  func `what only looks like a comment hides no tags`(start: String) {
    #expect(throws: ImportError.self) { try read(start + String(repeating: "<array>", count: 100_000)) }
  }

  @Test func `signs in the bytes of a binary list do not count`() throws {
    let list = ["a": String(repeating: "<a", count: 100)]
    let data = try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
    #expect(try PropertyListFile.dictionary(data, path: "a") as? [String: String] == list)
  }
}
