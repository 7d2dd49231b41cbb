internal import Foundation
internal import FoundationXML

/// A reader of the elements of a nib file or storyboard.
///
/// No file names entities or a document type, so a file with one is refused: it could make a short text very long or
/// name other files.
package struct NibElementReader {
  private let path: String
  private let limits: NibLimits

  /// Creates a reader. `path` names the file in errors.
  package init(path: String, limits: NibLimits = NibLimits()) {
    self.path = path
    self.limits = limits
  }

  /// Returns the root element of a file.
  package func root(of bytes: [UInt8]) throws(NibError) -> NibElement {
    guard bytes.count <= limits.bytes else {
      throw NibError(path: path, reason: "it has \(bytes.count) bytes, and the maximum is \(limits.bytes)")
    }
    if let reason = Self.refusal(of: bytes) { throw NibError(path: path, reason: reason) }
    let parser = XMLParser(data: Data(bytes))
    let builder = ElementBuilder(limits: limits)
    parser.delegate = builder
    let isWhole = parser.parse()
    if let reason = builder.refusal {
      throw NibError(path: path, line: builder.line, reason: reason)
    }
    guard isWhole, let root = builder.root else {
      let reason = builder.open.last.map { "it ends or is broken inside of the element \($0.name)" }
      throw NibError(
        path: path, line: parser.lineNumber > 0 ? parser.lineNumber : nil,
        reason: reason ?? "it is no XML document")
    }
    return root
  }
}

extension NibElementReader {
  /// Returns the reason why a file is refused before it is parsed, or nil.
  private static func refusal(of bytes: [UInt8]) -> String? {
    if bytes.contains(0) { return "it contains zero bytes; nib files are texts in UTF-8" }
    // The parser of the platform ends the process at bytes that are not UTF-8.
    if String(validating: bytes, as: UTF8.self) == nil { return "it is not a text in UTF-8" }
    // A document type stands before the first element, whose name follows the sign directly.
    var rest = bytes[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[start...]
      let end: [UInt8]
      if rest.starts(with: "<!--".utf8) {
        end = Array("-->".utf8)
      } else if rest.starts(with: "<?".utf8) {
        end = Array("?>".utf8)
      } else {
        return rest.starts(with: "<!".utf8) ? "it declares a document type, and nib files declare none" : nil
      }
      guard let last = rest.firstRange(of: end) else { return nil }
      rest = rest[last.upperBound...]
    }
    return nil
  }
}

/// The elements that a parser found so far.
private final class ElementBuilder: NSObject, XMLParserDelegate {
  private let limits: NibLimits
  private var count = 0
  private(set) var open: [NibElement] = []
  private(set) var root: NibElement?
  private(set) var refusal: String?
  private(set) var line: Int?

  init(limits: NibLimits) {
    self.limits = limits
  }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?, attributes attributeDict: [String: String]
  ) {
    guard refusal == nil else { return }
    count += 1
    if open.count >= limits.depth {
      return refuse("its elements lie more than \(limits.depth) deep", parser)
    }
    if count > limits.elements {
      return refuse("it has more than \(limits.elements) elements", parser)
    }
    open.append(NibElement(name: elementName, attributes: attributeDict, line: parser.lineNumber))
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?
  ) {
    guard refusal == nil, let element = open.popLast() else { return }
    if open.isEmpty {
      root = element
    } else {
      open[open.count - 1].children.append(element)
    }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    guard refusal == nil, !open.isEmpty else { return }
    open[open.count - 1].text += string
  }

  func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data) {
    guard refusal == nil, !open.isEmpty else { return }
    open[open.count - 1].text += String(decoding: CDATABlock, as: UTF8.self)
  }

  private func refuse(_ reason: String, _ parser: XMLParser) {
    guard refusal == nil else { return }
    refusal = reason
    line = parser.lineNumber
    parser.abortParsing()
  }
}
