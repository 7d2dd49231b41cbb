internal import CellSnapLoading
internal import CellSnapXML2

/// The parsing of one file by libxml2, and the elements found so far. It reads nothing but the file.
final class NibParsing {
  enum Outcome {
    case whole(NibElement)
    /// The file goes beyond a limit, or this machine cannot read it.
    case refused(reason: String, line: Int?)
    case broken(line: Int?)
  }

  private let limits: NibLimits
  private var count = 0
  /// The elements that contain the current place, the outermost first.
  private(set) var open: [NibElement] = []
  private var root: NibElement?
  private var refusal: (reason: String, line: Int?)?
  private var parser: xmlParserCtxtPtr?

  init(limits: NibLimits) {
    self.limits = limits
  }

  /// Parses a text in UTF-8.
  func parse(_ bytes: [UInt8]) -> Outcome {
    if let reason = cellsnap_load(CELLSNAP_XML2) {
      return .refused(reason: String(cString: reason), line: nil)
    }
    guard !bytes.isEmpty else { return .broken(line: nil) }
    let noMemory = Outcome.refused(reason: "there is no memory to read it", line: nil)
    guard let parser = xmlNewParserCtxt() else { return noMemory }
    self.parser = parser
    defer {
      self.parser = nil
      xmlFreeParserCtxt(parser)
    }
    guard let handlers = parser.pointee.sax else { return noMemory }
    parser.pointee.userData = Unmanaged.passUnretained(self).toOpaque()
    handlers.pointee = xmlSAXHandler()
    handlers.pointee.startElement = { NibParsing.of($0)?.begin($1, $2) }
    handlers.pointee.endElement = { parsing, _ in NibParsing.of(parsing)?.end() }
    handlers.pointee.characters = { NibParsing.of($0)?.append($1, $2) }
    handlers.pointee.ignorableWhitespace = handlers.pointee.characters
    handlers.pointee.cdataBlock = handlers.pointee.characters
    // With the handlers of the first version, names keep their prefixes.
    handlers.pointee.initialized = 1
    // The text is UTF-8, even if its first line names another encoding.
    let options = [
      XML_PARSE_RECOVER, XML_PARSE_NOERROR, XML_PARSE_NOWARNING, XML_PARSE_NONET, XML_PARSE_IGNORE_ENC,
      // Without it, `&amp;` in an attribute stays a reference. There are no other entities, as a file with a document type
      // is refused.
      XML_PARSE_NOENT,
    ]
    let document = bytes.withUnsafeBytes {
      xmlCtxtReadMemory(
        parser, $0.bindMemory(to: CChar.self).baseAddress, Int32($0.count), nil, "UTF-8",
        options.reduce(Int32(0)) { $0 | Int32($1.rawValue) })
    }
    xmlFreeDoc(document)
    if let refusal { return .refused(reason: refusal.reason, line: refusal.line) }
    guard parser.pointee.wellFormed != 0, let root else { return .broken(line: line) }
    return .whole(root)
  }

  /// The line of the current place, or nil if it is in none.
  private var line: Int? {
    guard let line = parser?.pointee.input?.pointee.line, line > 0 else { return nil }
    return Int(line)
  }

  private func begin(
    _ name: UnsafePointer<xmlChar>?, _ attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
  ) {
    guard refusal == nil else { return }
    count += 1
    if open.count >= limits.depth { return refuse("its elements are more than \(limits.depth) deep") }
    if count > limits.elements { return refuse("it has more than \(limits.elements) elements") }
    open.append(
      NibElement(name: Self.string(name), attributes: Self.dictionary(attributes), line: line ?? 0))
  }

  private func end() {
    guard refusal == nil, let element = open.popLast() else { return }
    if open.isEmpty {
      root = element
    } else {
      open[open.count - 1].children.append(element)
    }
  }

  private func append(_ characters: UnsafePointer<xmlChar>?, _ count: Int32) {
    guard refusal == nil, !open.isEmpty else { return }
    open[open.count - 1].text += String(
      decoding: UnsafeBufferPointer(start: characters, count: Int(count)), as: UTF8.self)
  }

  private func refuse(_ reason: String) {
    refusal = (reason, line)
    xmlStopParser(parser)
  }
}

extension NibParsing {
  private static func of(_ pointer: UnsafeMutableRawPointer?) -> NibParsing? {
    pointer.map { Unmanaged<NibParsing>.fromOpaque($0).takeUnretainedValue() }
  }

  private static func dictionary(
    _ attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
  ) -> [String: String] {
    var result: [String: String] = [:]
    guard var place = attributes else { return result }
    while let name = place[0] {
      result[string(name)] = string(place[1])
      place += 2
    }
    return result
  }

  private static func string(_ text: UnsafePointer<xmlChar>?) -> String {
    text.map { String(cString: $0) } ?? ""
  }
}
