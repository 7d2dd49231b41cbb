/// A reader of the tags of a document that uses only the parts of XML that icons use. It stops at anything else.
struct SVGScanner {
  enum Part {
    case start(name: Substring, attributes: [(name: Substring, value: Substring)], isEmpty: Bool)
    case end(name: Substring)
    case text(Substring)
  }

  private var rest: Substring.UTF8View

  /// Fails with nil if the XML declaration does not end or names an encoding other than UTF-8.
  init?(_ text: String) {
    rest = Substring(text).utf8
    if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest.removeFirst(3) }
    skipBlanks()
    if starts("<?xml") {
      guard let declaration = upTo("?>") else { return nil }
      let words = declaration.lowercased()
      guard !words.contains("encoding") || words.contains("\"utf-8\"") || words.contains("'utf-8'") else {
        return nil
      }
    }
  }

  var isAtEnd: Bool { rest.isEmpty }

  /// Reads the next part. Returns nil if it is not plain.
  mutating func next() -> Part? {
    guard rest.first == UInt8(ascii: "<") else {
      let start = rest
      rest = rest.drop { $0 != UInt8(ascii: "<") }
      return .text(Substring(start.prefix(upTo: rest.startIndex)))
    }
    if starts("<!--") { return upTo("-->").map { _ in .text("") } }
    if starts("<!DOCTYPE") {
      // Entities, which may expand to anything, are defined between brackets.
      guard let type = upTo(">"), !type.utf8.contains(UInt8(ascii: "[")) else { return nil }
      return .text("")
    }
    rest.removeFirst()
    if rest.first == UInt8(ascii: "/") {
      rest.removeFirst()
      guard let name = name() else { return nil }
      skipBlanks()
      return rest.popFirst() == UInt8(ascii: ">") ? .end(name: name) : nil
    }
    return start()
  }

  private mutating func start() -> Part? {
    guard let name = name() else { return nil }
    var attributes: [(name: Substring, value: Substring)] = []
    while true {
      skipBlanks()
      switch rest.first {
      case UInt8(ascii: ">"):
        rest.removeFirst()
        return .start(name: name, attributes: attributes, isEmpty: false)
      case UInt8(ascii: "/"):
        rest.removeFirst()
        guard rest.popFirst() == UInt8(ascii: ">") else { return nil }
        return .start(name: name, attributes: attributes, isEmpty: true)
      default:
        guard let attribute = attribute() else { return nil }
        attributes.append(attribute)
      }
    }
  }

  private mutating func attribute() -> (name: Substring, value: Substring)? {
    guard let name = name() else { return nil }
    skipBlanks()
    guard rest.popFirst() == UInt8(ascii: "=") else { return nil }
    skipBlanks()
    guard let quote = rest.popFirst(), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      return nil
    }
    let start = rest
    rest = rest.drop { $0 != quote && $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: "&") }
    let value = Substring(start.prefix(upTo: rest.startIndex))
    return rest.popFirst() == quote ? (name, value) : nil
  }

  /// Reads a name in ASCII. Returns nil if there is none.
  private mutating func name() -> Substring? {
    let start = rest
    rest = rest.drop { byte in
      let lower = byte | 0x20
      return lower >= 0x61 && lower <= 0x7A || byte >= 0x30 && byte <= 0x3A || byte == UInt8(ascii: "-")
        || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".")
    }
    let name = Substring(start.prefix(upTo: rest.startIndex))
    return name.isEmpty ? nil : name
  }

  private mutating func skipBlanks() {
    rest = rest.drop { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
  }

  private func starts(_ text: StaticString) -> Bool {
    rest.starts(with: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Returns the text before `end` and skips both. Returns nil if `end` does not follow.
  private mutating func upTo(_ end: StaticString) -> Substring? {
    let start = rest
    while !rest.isEmpty {
      if starts(end) {
        let found = Substring(start.prefix(upTo: rest.startIndex))
        rest.removeFirst(end.utf8CodeUnitCount)
        return found
      }
      rest.removeFirst()
    }
    return nil
  }
}
