import Testing

@testable import CellNibs

struct NibElementReaderTests {
  private func root(of text: String, limits: NibLimits = NibLimits()) throws -> NibElement {
    try NibElementReader(path: "Cell.xib", limits: limits).root(of: Array(text.utf8))
  }

  private func message(of text: String, limits: NibLimits = NibLimits()) -> String? {
    do throws(NibError) {
      _ = try NibElementReader(path: "Cell.xib", limits: limits).root(of: Array(text.utf8))
      return nil
    } catch {
      return error.description
    }
  }

  @Test func `elements keep their attributes, texts and lines`() throws {
    let root = try root(of: "<a x=\"1\">\n  <b>two</b>\n  <c/>\n</a>")
    #expect(root.name == "a")
    #expect(root.attributes == ["x": "1"])
    #expect(root.children.map(\.name) == ["b", "c"])
    #expect(root.children.map(\.line) == [2, 3])
    #expect(root.children[0].text == "two")
  }

  @Test func `references to signs are the signs, in attributes and in texts`() throws {
    let root = try root(of: "<a x=\"1 &amp; 2 &lt; 3 &quot;&#10;&#38;&#x1F600;\">4 &amp; 5 &lt; 6&#38;</a>")
    #expect(root.attributes == ["x": "1 & 2 < 3 \"\n&\u{1F600}"])
    #expect(root.text == "4 & 5 < 6&")
  }

  @Test func `a reference to an entity that nobody declared breaks a file`() {
    #expect(message(of: "<a x=\"&other;\"/>")?.hasPrefix("Cell.xib") == true)
  }

  @Test func `character data keeps signs that would end an element`() throws {
    #expect(try root(of: "<a><![CDATA[1 < 2 & 3]]></a>").text == "1 < 2 & 3")
  }

  @Test func `a file that was cut in half is named with its line`() {
    #expect(message(of: "<a>\n<label>") == "Cell.xib:2: it ends or is broken inside of the element label")
  }

  @Test func `a file that is no XML is refused`() {
    #expect(message(of: "") == "Cell.xib: it is no XML document")
    #expect(message(of: "bplist00")?.hasPrefix("Cell.xib") == true)
  }

  @Test(arguments: [
    "<!DOCTYPE a [<!ENTITY b \"cc\">]><a>&b;</a>", "<?xml version=\"1.0\"?>\n<!-- x --><!DOCTYPE a><a/>",
  ])
  func `a document type is refused, because its entities could make a short text very long`(text: String) {
    #expect(message(of: text) == "Cell.xib: it declares a document type, and nib files declare none")
  }

  @Test func `comments before a document type do not hide it, and are none themselves`() {
    #expect(message(of: "<!-- <a> --><!DOCTYPE a><a/>")?.contains("document type") == true)
    #expect(message(of: "<!-- <!DOCTYPE b> --><a/>") == nil)
  }

  @Test func `signs of a document type inside of an element are text`() {
    #expect(message(of: "<a><![CDATA[<!DOCTYPE b>]]></a>") == nil)
  }

  @Test func `bytes that are not UTF-8 are refused`() {
    let bytes = Array("<a b=\"".utf8) + [0xC6, 0x65] + Array("\"/>".utf8)
    #expect(throws: NibError(path: "Cell.xib", reason: "it is not a text in UTF-8")) {
      try NibElementReader(path: "Cell.xib").root(of: bytes)
    }
  }

  @Test func `a file with zero bytes is refused`() {
    #expect(message(of: "<a>\0</a>") == "Cell.xib: it contains zero bytes; nib files are texts in UTF-8")
  }

  @Test func `elements that are too deep are refused`() {
    var limits = NibLimits()
    limits.depth = 2
    #expect(
      message(of: "<a><b><c/></b></a>", limits: limits) == "Cell.xib:1: its elements are more than 2 deep")
    #expect(message(of: "<a><b/></a>", limits: limits) == nil)
  }

  @Test func `too many elements are refused`() {
    var limits = NibLimits()
    limits.elements = 2
    #expect(message(of: "<a><b/><b/></a>", limits: limits) == "Cell.xib:1: it has more than 2 elements")
  }

  @Test func `a file that is too large is refused before it is read`() {
    var limits = NibLimits()
    limits.bytes = 3
    #expect(message(of: "<a/>", limits: limits) == "Cell.xib: it has 4 bytes, and the maximum is 3")
  }
}
