internal import Foundation

/// A reader of property lists of the old style, in which Xcode writes its projects:
///
/// ```text
/// { isa = PBXGroup; children = (A, B); name = "My App"; /* a comment */ }
/// ```
struct OldStylePropertyList {
  private let bytes: [UInt8]
  private let path: String
  private var position = 0

  init(_ bytes: [UInt8], path: String) {
    self.bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    self.path = path
  }

  /// Returns the dictionary that is the whole list. An error names the line.
  ///
  /// - Parameter isOpen: whether the braces around it may be left out.
  mutating func dictionary(isOpen: Bool = false) throws(ImportError) -> [String: Any] {
    if isOpen, try next() != UInt8(ascii: "{") { return try dictionary(depth: 1, until: nil) }
    guard try next() == UInt8(ascii: "{") else { throw error("it is no property list with a dictionary") }
    position += 1
    let found = try dictionary(depth: 1)
    guard try next() == nil else { throw error("something follows the end of the list") }
    return found
  }

  private mutating func value(depth: Int) throws(ImportError) -> Any {
    guard depth < PropertyListFile.maximumDepth else { throw error("it is nested too deeply") }
    switch try next() {
    case nil: throw error("the list ends in the middle")
    case UInt8(ascii: "{"):
      position += 1
      return try dictionary(depth: depth + 1)
    case UInt8(ascii: "("):
      position += 1
      return try array(depth: depth + 1)
    case UInt8(ascii: "<"):
      position += 1
      return try data()
    default: return try text()
    }
  }

  /// - Parameter end: the sign after the last entry; nil for the end of the file.
  private mutating func dictionary(
    depth: Int, until end: UInt8? = UInt8(ascii: "}")
  ) throws(ImportError) -> [String: Any] {
    var found: [String: Any] = [:]
    while try next() != end {
      let key = try text()
      // A translation without a value is its own key: `"Open";`.
      if end == nil, try next() == UInt8(ascii: ";") {
        found[key] = key
        position += 1
        continue
      }
      try expect(UInt8(ascii: "="))
      found[key] = try value(depth: depth)
      try expect(UInt8(ascii: ";"))
    }
    position += 1
    return found
  }

  private mutating func array(depth: Int) throws(ImportError) -> [Any] {
    var found: [Any] = []
    while try next() != UInt8(ascii: ")") {
      found.append(try value(depth: depth))
      if try next() == UInt8(ascii: ")") { break }
      try expect(UInt8(ascii: ","))
    }
    position += 1
    return found
  }

  /// Skips bytes in hexadecimal digits, which no project has.
  private mutating func data() throws(ImportError) -> Data {
    while position < bytes.count, bytes[position] != UInt8(ascii: ">") { position += 1 }
    guard position < bytes.count else { throw error("bytes have no end") }
    position += 1
    return Data()
  }

  // MARK: Texts

  private mutating func text() throws(ImportError) -> String {
    guard let first = try next() else { throw error("the list ends in the middle") }
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return try quoted(first) }
    let start = position
    while position < bytes.count, !Self.isSign(bytes[position]), !isComment { position += 1 }
    guard position > start else { throw error("a name or a value is missing") }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func quoted(_ quote: UInt8) throws(ImportError) -> String {
    let opening = position
    position += 1
    var text: [UInt8] = []
    while position < bytes.count, bytes[position] != quote {
      let byte = bytes[position]
      position += 1
      guard byte == UInt8(ascii: "\\") else {
        text.append(byte)
        continue
      }
      guard position < bytes.count else { break }
      text += escaped()
    }
    guard position < bytes.count else {
      position = opening
      throw error("a text has no end")
    }
    position += 1
    return String(decoding: text, as: UTF8.self)
  }

  /// Returns what the bytes after a backslash stand for.
  private mutating func escaped() -> [UInt8] {
    let byte = bytes[position]
    position += 1
    switch byte {
    case UInt8(ascii: "n"): return [10]
    case UInt8(ascii: "t"): return [9]
    case UInt8(ascii: "r"): return [13]
    case UInt8(ascii: "U"): return unicode(otherwise: byte)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      position -= 1
      return scalar(digits(3, radix: 8), otherwise: byte)
    default: return [byte]
    }
  }

  /// Returns the character after `\U`. One beyond the basic plane is written as two surrogates: `\Ud83d\Ude00`.
  private mutating func unicode(otherwise byte: UInt8) -> [UInt8] {
    let first = digits(4, radix: 16)
    guard let first, (0xD800..<0xDC00).contains(first), bytes[position...].starts(with: #"\U"#.utf8) else {
      return scalar(first, otherwise: byte)
    }
    let start = position
    position += 2
    guard let second = digits(4, radix: 16), (0xDC00..<0xE000).contains(second) else {
      position = start
      return scalar(first, otherwise: byte)
    }
    return scalar(0x10000 + ((first - 0xD800) << 10) + (second - 0xDC00), otherwise: byte)
  }

  private mutating func digits(_ maximum: Int, radix: Int) -> UInt32? {
    let text = String(decoding: bytes[position...].prefix(maximum), as: UTF8.self)
    let digits = text.prefix { $0.isASCII && $0.hexDigitValue.map { $0 < radix } ?? false }
    position += digits.utf8.count
    return UInt32(digits, radix: radix)
  }

  private func scalar(_ value: UInt32?, otherwise byte: UInt8) -> [UInt8] {
    value.flatMap(Unicode.Scalar.init).map { Array(String(Character($0)).utf8) } ?? [byte]
  }

  // MARK: Signs

  private static func isSign(_ byte: UInt8) -> Bool { byte <= 32 || "{}()<>=;,\"'".utf8.contains(byte) }

  private var isComment: Bool {
    bytes[position] == UInt8(ascii: "/") && position + 1 < bytes.count
      && (bytes[position + 1] == UInt8(ascii: "*")
        || bytes[position + 1] == UInt8(ascii: "/")
          && (position == 0 || bytes[position - 1] <= 32))
  }

  private mutating func expect(_ sign: UInt8) throws(ImportError) {
    guard try next() == sign else { throw error("there is no \(Character(Unicode.Scalar(sign)))") }
    position += 1
  }

  /// Returns the next byte after blanks and comments; nil at the end.
  private mutating func next() throws(ImportError) -> UInt8? {
    while position < bytes.count {
      if bytes[position] <= 32 {
        position += 1
      } else if isComment {
        try skipComment()
      } else {
        return bytes[position]
      }
    }
    return nil
  }

  private mutating func skipComment() throws(ImportError) {
    guard bytes[position + 1] == UInt8(ascii: "*") else {
      while position < bytes.count, bytes[position] != 10, bytes[position] != 13 { position += 1 }
      return
    }
    var end = position + 2
    while end + 1 < bytes.count, bytes[end] != UInt8(ascii: "*") || bytes[end + 1] != UInt8(ascii: "/") {
      end += 1
    }
    guard end + 1 < bytes.count else { throw error("a comment has no end") }
    position = end + 2
  }

  private func error(_ reason: String) -> ImportError {
    let line = bytes.prefix(position).count { $0 == 10 } + 1
    return .unreadableProject("\(path):\(line)", reason: reason)
  }
}
