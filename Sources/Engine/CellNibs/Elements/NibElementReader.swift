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
    let parsing = NibParsing(limits: limits)
    switch parsing.parse(bytes) {
    case .whole(let root): return root
    case .refused(let reason, let line): throw NibError(path: path, line: line, reason: reason)
    case .broken(let line):
      let reason = parsing.open.last.map { "it ends or is broken inside of the element \($0.name)" }
      throw NibError(path: path, line: line, reason: reason ?? "it is no XML document")
    }
  }
}

extension NibElementReader {
  /// Returns the reason why a file is refused before it is parsed, or nil.
  private static func refusal(of bytes: [UInt8]) -> String? {
    if bytes.contains(0) { return "it contains zero bytes; nib files are texts in UTF-8" }
    if String(validating: bytes, as: UTF8.self) == nil { return "it is not a text in UTF-8" }
    // A document type comes before the first element, whose name follows the sign directly.
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
