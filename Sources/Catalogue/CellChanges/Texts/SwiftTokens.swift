/// The division of a Swift file into tokens, without comments and spaces.
///
/// It is no parser: it knows where texts, comments and brackets end. A file in which one of them does not end is refused.
struct SwiftTokens {
  private let bytes: [UInt8]
  private var place = 0
  private var line = 1
  private var isFirst = true
  private var tokens: [SwiftToken] = []
  /// The number of texts around this place, each in a value of the one before.
  private var depth = 0

  /// The maximum number of texts in each other.
  private static let maximumDepth = 64

  /// Returns the tokens of a file; nil if something in it does not end.
  static func all(in source: [UInt8]) -> [SwiftToken]? {
    var reader = SwiftTokens(bytes: source)
    return reader.read() ? reader.tokens : nil
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private func byte(_ distance: Int = 0) -> UInt8 {
    place + distance < bytes.count ? bytes[place + distance] : 0
  }

  private mutating func read() -> Bool {
    while place < bytes.count {
      let (start, first) = (place, line)
      switch byte() {
      case UInt8(ascii: "\n"):
        (line, isFirst) = (line + 1, true)
        place += 1
        continue
      case 0x20, 0x09, 0x0d:
        place += 1
        continue
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"):
        while place < bytes.count, byte() != UInt8(ascii: "\n") { place += 1 }
        continue
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"):
        guard skipComment() else { return false }
        continue
      case UInt8(ascii: "/") where startsExpression:
        if !skipPattern(hashes: 0) { place += 1 }
      case UInt8(ascii: "\""):
        guard skipText(hashes: 0) else { return false }
      case UInt8(ascii: "#") where hashes > 0:
        let count = hashes
        place += count
        guard byte() == UInt8(ascii: "/") ? skipPattern(hashes: count) : skipText(hashes: count) else {
          return false
        }
      case let byte where Self.isWord(byte):
        while place < bytes.count, Self.isWord(self.byte()) { place += 1 }
      default: place += 1
      }
      let kind: SwiftToken.Kind =
        Self.isWord(bytes[start]) ? .word : place > start + 1 ? .text : .sign
      tokens.append(
        SwiftToken(
          kind: kind, text: String(decoding: bytes[start..<place], as: UTF8.self), line: first,
          lastLine: line,
          isFirst: isFirst))
      isFirst = false
    }
    return true
  }

  /// Letters, digits, and all characters beyond ASCII.
  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5a, 0x61...0x7a, 0x5f, 0x24, 0x60, 0x80...: true
    default: false
    }
  }

  /// The number of signs `#` here that begin a text or a pattern; 0 if they begin something else.
  private var hashes: Int {
    var count = 0
    while byte(count) == UInt8(ascii: "#") { count += 1 }
    return byte(count) == UInt8(ascii: "\"") || byte(count) == UInt8(ascii: "/") ? count : 0
  }

  /// Whether a value can begin here, so that a slash begins a pattern.
  private var startsExpression: Bool {
    guard let last = tokens.last else { return true }
    guard byte(1) != 0x20, byte(1) != UInt8(ascii: "\n") else { return false }
    switch last.kind {
    case .word: return ["return", "in", "case", "try", "await", "else"].contains(last.text)
    case .text: return false
    case .sign: return ["(", ",", "=", ":", "[", "{", "&", "|", "~", ";"].contains(last.text)
    }
  }

  /// Skips a comment, in which others may be.
  private mutating func skipComment() -> Bool {
    var depth = 0
    while place < bytes.count {
      switch (byte(), byte(1)) {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")): (depth, place) = (depth + 1, place + 2)
      case (UInt8(ascii: "*"), UInt8(ascii: "/")):
        (depth, place) = (depth - 1, place + 2)
        if depth == 0 { return true }
      case (UInt8(ascii: "\n"), _): (line, place) = (line + 1, place + 1)
      default: place += 1
      }
    }
    return false
  }
}

extension SwiftTokens {
  /// Skips a literal of a text that begins here.
  private mutating func skipText(hashes: Int) -> Bool {
    let quote = UInt8(ascii: "\"")
    guard byte() == quote, depth < Self.maximumDepth else { return false }
    depth += 1
    defer { depth -= 1 }
    let isLong = byte(1) == quote && byte(2) == quote
    place += isLong ? 3 : 1
    while place < bytes.count {
      switch byte() {
      case quote where !isLong || byte(1) == quote && byte(2) == quote:
        let length = isLong ? 3 : 1
        guard hasHashes(hashes, after: length) else {
          place += 1
          continue
        }
        place += length + hashes
        return true
      case UInt8(ascii: "\\") where hasHashes(hashes, after: 1):
        place += 1 + hashes
        guard byte() == UInt8(ascii: "(") else {
          if byte() == UInt8(ascii: "\n") { line += 1 }
          place += 1
          continue
        }
        guard skipBrackets() else { return false }
      case UInt8(ascii: "\n"):
        guard isLong else { return false }
        (line, place) = (line + 1, place + 1)
      default: place += 1
      }
    }
    return false
  }

  private func hasHashes(_ count: Int, after distance: Int) -> Bool {
    (0..<count).allSatisfy { byte(distance + $0) == UInt8(ascii: "#") }
  }

  /// Skips a value in a text, from its bracket to the closing one.
  private mutating func skipBrackets() -> Bool {
    var depth = 0
    while place < bytes.count {
      switch byte() {
      case UInt8(ascii: "("): (depth, place) = (depth + 1, place + 1)
      case UInt8(ascii: ")"):
        (depth, place) = (depth - 1, place + 1)
        if depth == 0 { return true }
      case UInt8(ascii: "\""):
        guard skipText(hashes: 0) else { return false }
      case UInt8(ascii: "#") where hashes > 0:
        let count = hashes
        place += count
        guard skipText(hashes: count) else { return false }
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"):
        guard skipComment() else { return false }
      case UInt8(ascii: "\n"): (line, place) = (line + 1, place + 1)
      default: place += 1
      }
    }
    return false
  }

  /// Skips a literal of a pattern that begins with the slash here. Without signs `#`, it ends in its line.
  private mutating func skipPattern(hashes: Int) -> Bool {
    let (start, first) = (place, line)
    var isInSet = false
    place += 1
    while place < bytes.count {
      switch byte() {
      case UInt8(ascii: "\\"): place += 2
      case UInt8(ascii: "["): (isInSet, place) = (true, place + 1)
      case UInt8(ascii: "]"): (isInSet, place) = (false, place + 1)
      case UInt8(ascii: "/") where !isInSet && hasHashes(hashes, after: 1):
        place += 1 + hashes
        return true
      case UInt8(ascii: "\n") where hashes == 0:
        (place, line) = (start, first)
        return false
      case UInt8(ascii: "\n"): (line, place) = (line + 1, place + 1)
      default: place += 1
      }
    }
    (place, line) = (start, first)
    return false
  }
}
