import Foundation

/// A reader of one line of a layout's text.
struct LayoutLineReader {
  private var rest: ArraySlice<UInt8>
  private let line: Int

  init(_ bytes: ArraySlice<UInt8>, line: Int) {
    rest = bytes
    self.line = line
  }

  mutating func view() throws(LayoutTextError) -> LayoutView {
    let indent = rest.prefix { $0 == UInt8(ascii: " ") }.count
    guard indent.isMultiple(of: 2) else { throw failure("it begins with an odd number of spaces") }
    rest = rest.dropFirst(indent)
    let className = try word("the class").text
    let name = try word("the property, or \"-\"")
    let x = try number("x")
    let y = try number("y")
    let width = try number("the width")
    let height = try number("the height")
    var frame = CGRect.zero
    frame.origin = CGPoint(x: x, y: y)
    frame.size = CGSize(width: width, height: height)
    var view = LayoutView(
      depth: indent / 2, className: className,
      propertyName: name.text == "-" && !name.isQuoted ? nil : name.text, frame: frame)
    while !rest.isEmpty { try readField(into: &view) }
    return view
  }

  mutating func number(_ what: String) throws(LayoutTextError) -> CGFloat {
    let text = try word(what).text
    guard let number = Double(text) else { throw failure("\(what) is not a number: \(text)") }
    return CGFloat(number)
  }

  func end() throws(LayoutTextError) {
    guard rest.isEmpty else { throw failure("it has more parts than expected") }
  }

  private mutating func readField(into view: inout LayoutView) throws(LayoutTextError) {
    let key = try word("a name", endsAtEquals: true)
    if key.text == "hidden", !key.isQuoted {
      view.isHidden = true
      return
    }
    guard rest.first == UInt8(ascii: "=") else { throw failure("\(key.text) has no value") }
    rest = rest.dropFirst()
    let value = try word("the value of \(key.text)").text
    guard !key.isQuoted else {
      view.attributes.note(value, named: key.text)
      return
    }
    switch key.text {
    case "row":
      let parts = value.split(separator: "-", maxSplits: 1)
      guard parts.count == 2 else { throw failure("the row is not written as section-row: \(value)") }
      view.row = .row(section: try count(parts[0], key.text), row: try count(parts[1], key.text))
    case "header": view.row = .header(section: try count(value[...], key.text))
    case "footer": view.row = .footer(section: try count(value[...], key.text))
    case "lines": view.lineCount = try count(value[...], key.text)
    case "text": view.text = value
    default: view.attributes.note(value, named: key.text)
    }
  }

  private func count(_ text: Substring, _ what: String) throws(LayoutTextError) -> Int {
    guard let count = Int(text) else { throw failure("\(what) is not a whole number: \(text)") }
    return count
  }

  /// Returns the next word and skips the space behind it.
  private mutating func word(
    _ what: String, endsAtEquals: Bool = false
  ) throws(LayoutTextError) -> (text: String, isQuoted: Bool) {
    guard let first = rest.first else { throw failure("\(what) is missing") }
    let isQuoted = first == UInt8(ascii: "\"")
    let text: String
    if isQuoted {
      text = try quoted(what)
    } else {
      let bytes = rest.prefix(while: LayoutToken.isPlain)
      guard !bytes.isEmpty else { throw failure("\(what) is missing") }
      text = String(decoding: bytes, as: UTF8.self)
      rest = rest.dropFirst(bytes.count)
    }
    if endsAtEquals, rest.first == UInt8(ascii: "=") { return (text, isQuoted) }
    if rest.isEmpty { return (text, isQuoted) }
    guard rest.first == UInt8(ascii: " "), rest.count > 1 else {
      throw failure("\(what) does not end at the expected place")
    }
    rest = rest.dropFirst()
    return (text, isQuoted)
  }

  private mutating func quoted(_ what: String) throws(LayoutTextError) -> String {
    rest = rest.dropFirst()
    var bytes: [UInt8] = []
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: bytes, as: UTF8.self)
      case UInt8(ascii: "\\"): bytes += Array(try escaped(what).utf8)
      default: bytes.append(byte)
      }
    }
    throw failure("\(what) has no closing quotation mark")
  }

  private mutating func escaped(_ what: String) throws(LayoutTextError) -> String {
    switch rest.popFirst() {
    case UInt8(ascii: "\"")?: return "\""
    case UInt8(ascii: "\\")?: return "\\"
    case UInt8(ascii: "n")?: return "\n"
    case UInt8(ascii: "r")?: return "\r"
    case UInt8(ascii: "t")?: return "\t"
    case UInt8(ascii: "u")?:
      guard rest.popFirst() == UInt8(ascii: "{"), let end = rest.firstIndex(of: UInt8(ascii: "}")),
        let value = UInt32(String(decoding: rest[..<end], as: UTF8.self), radix: 16),
        let scalar = Unicode.Scalar(value)
      else { throw failure("\(what) has no valid character after \\u") }
      rest = rest[(end + 1)...]
      return String(Character(scalar))
    default: throw failure("\(what) has a backslash before a character that needs none")
    }
  }

  private func failure(_ reason: String) -> LayoutTextError {
    LayoutTextError(line: line, reason: reason)
  }
}
