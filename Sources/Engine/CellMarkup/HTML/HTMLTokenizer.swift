internal import CellSnapLoading
internal import CellSnapXML2
internal import Foundation

/// A tokenizer of HTML that uses libxml2. For any text, its time grows only with the length, and it reads nothing
/// but the text.
package final class HTMLTokenizer {
  /// The maximum depth of open elements, as in Chromium. An element that would be deeper ends the innermost one and
  /// takes its place.
  static let deepest = 512
  /// The maximum bytes of a tag or comment. For each attribute, libxml2 compares all earlier ones in the tag.
  package static let longestTag = 32_768

  private let parser: htmlParserCtxtPtr
  /// The bytes that libxml2 reads. `position` is the number of bytes read so far, `lastToken` that number at the
  /// last token.
  private let source: [UInt8]
  private var position = 0
  private var lastToken = 0
  private var tokens: [HTMLToken] = []
  private var text: [UInt8] = []
  private var openCount = 0
  private var isCut = false

  /// The tokens of a text.
  package struct Reading {
    package var tokens: [HTMLToken] = []
    /// Whether the text goes on after a tag or comment of more than `longestTag` bytes. The rest is left out.
    package var isCut = false
    /// The reason why the text could not be read on this machine, or nil. The whole text is then one token.
    package var problem: String?
  }

  /// Returns the tokens of HTML from a page's body, or none if there is no memory.
  package static func read(_ html: String) -> Reading {
    if let reason = cellsnap_load(CELLSNAP_XML2) {
      return Reading(tokens: [.text(html)], problem: String(cString: reason))
    }
    guard let tokenizer = HTMLTokenizer(html) else { return Reading() }
    tokenizer.run()
    return Reading(tokens: tokenizer.tokens, isCut: tokenizer.isCut)
  }

  /// Returns only the tokens of HTML, without the problem that `read(_:)` reports.
  package static func tokens(of html: String) -> [HTMLToken] { read(html).tokens }

  private init?(_ html: String) {
    guard let parser = htmlNewParserCtxt() else { return nil }
    self.parser = parser
    // A zero byte would end the text. Browsers skip it.
    source = Array("<html><body>".utf8) + html.utf8.filter { $0 != 0 }
  }

  deinit {
    htmlFreeParserCtxt(parser)
  }

  private func run() {
    guard let handlers = parser.pointee.sax else { return }
    let pointer = Unmanaged.passUnretained(self).toOpaque()
    parser.pointee.userData = pointer
    handlers.pointee = htmlSAXHandler()
    handlers.pointee.startElement = { HTMLTokenizer.of($0)?.open($1, $2) }
    handlers.pointee.endElement = { tokenizer, _ in HTMLTokenizer.of(tokenizer)?.close() }
    handlers.pointee.characters = { HTMLTokenizer.of($0)?.append($1, $2) }
    handlers.pointee.ignorableWhitespace = handlers.pointee.characters
    // Scripts and style sheets. Without this handler they would be characters.
    handlers.pointee.cdataBlock = { tokenizer, _, _ in HTMLTokenizer.of(tokenizer)?.skip() }
    // For tags that close nothing, libxml2 only reports an error.
    handlers.pointee.initialized = UInt32(XML_SAX2_MAGIC)
    handlers.pointee.serror = { tokenizer, error in
      guard error?.pointee.code == Int32(XML_ERR_TAG_NAME_MISMATCH.rawValue) else { return }
      HTMLTokenizer.of(tokenizer)?.skip()
    }
    let options = [HTML_PARSE_RECOVER, HTML_PARSE_NOERROR, HTML_PARSE_NOWARNING, HTML_PARSE_NONET]
    let document = htmlCtxtReadIO(
      parser, { HTMLTokenizer.of($0)?.read($1, $2) ?? 0 }, nil, pointer, nil, "UTF-8",
      options.reduce(Int32(HTML_PARSE_IGNORE_ENC.rawValue)) { $0 | Int32($1.rawValue) })
    xmlFreeDoc(document)
    endText()
    endElements(downTo: 0)
  }

  /// Gives libxml2 the next bytes, or none if it has read a single tag for too long.
  private func read(_ target: UnsafeMutablePointer<CChar>?, _ capacity: Int32) -> Int32 {
    let count = min(Int(capacity), source.count - position)
    guard let target, count > 0 else { return 0 }
    guard position - lastToken < Self.longestTag else {
      isCut = true
      return 0
    }
    source.withUnsafeBytes { source in
      UnsafeMutableRawPointer(target).copyMemory(
        from: UnsafeRawBufferPointer(rebasing: source[position...]).baseAddress.unsafelyUnwrapped,
        byteCount: count)
    }
    position += count
    return Int32(count)
  }

  private func skip() { lastToken = position }

  private func append(_ characters: UnsafePointer<xmlChar>?, _ count: Int32) {
    lastToken = position
    text += UnsafeBufferPointer(start: characters, count: Int(count))
  }

  private func open(
    _ name: UnsafePointer<xmlChar>?, _ attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
  ) {
    endText()
    endElements(downTo: Int(parser.pointee.nameNr) - 1)
    if openCount >= Self.deepest {
      endElement()
      removeLastButOne()
    }
    openCount += 1
    tokens.append(.open(name: Self.string(name), attributes: Self.dictionary(attributes)))
  }

  private func close() {
    endText()
    endElements(downTo: Int(parser.pointee.nameNr) - 1)
  }

  /// Ends the elements down to a depth. libxml2 does not report the end of an element whose tag is incomplete.
  private func endElements(downTo count: Int) {
    while openCount > max(0, count) { endElement() }
  }

  /// Removes the element around the innermost one from libxml2's stack. libxml2 searches the whole stack at tags
  /// that close nothing.
  private func removeLastButOne() {
    let count = Int(parser.pointee.nameNr)
    guard count > 1, let names = parser.pointee.nameTab else { return }
    names[count - 2] = names[count - 1]
    parser.pointee.nameNr -= 1
  }

  private func endElement() {
    openCount -= 1
    tokens.append(.close)
  }

  private func endText() {
    lastToken = position
    guard !text.isEmpty else { return }
    tokens.append(.text(WindowsCharacters.replaced(in: String(decoding: text, as: UTF8.self))))
    text.removeAll(keepingCapacity: true)
  }
}

extension HTMLTokenizer {
  private static func of(_ pointer: UnsafeMutableRawPointer?) -> HTMLTokenizer? {
    pointer.map { Unmanaged<HTMLTokenizer>.fromOpaque($0).takeUnretainedValue() }
  }

  private static func dictionary(
    _ attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
  ) -> [String: String] {
    var result: [String: String] = [:]
    guard var place = attributes else { return result }
    while let name = place[0] {
      result[string(name)] = WindowsCharacters.replaced(in: string(place[1]))
      place += 2
    }
    return result
  }

  private static func string(_ text: UnsafePointer<xmlChar>?) -> String {
    text.map { String(cString: $0) } ?? ""
  }
}
