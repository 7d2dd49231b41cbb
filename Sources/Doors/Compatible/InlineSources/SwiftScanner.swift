/// A reader of Swift's brackets, texts and comments. It does not know the rest of the language.
struct SwiftScanner {
  /// The maximum number of levels of texts in texts: `"\(f("\(1)"))"`.
  private static let maximumDepth = 32

  let bytes: [UInt8]

  /// Returns the place after a bracket that closes the one at a place; nil if there is none.
  func end(ofBracketAt open: Int, depth: Int = 0) -> Int? {
    guard depth < Self.maximumDepth, bytes.indices.contains(open), let first = Self.closing(bytes[open])
    else {
      return nil
    }
    var expected = [first]
    var place = open + 1
    while place < bytes.count {
      let byte = bytes[place]
      if let next = end(ofTextOrCommentAt: place, depth: depth) {
        guard let next else { return nil }
        place = next
        continue
      }
      place += 1
      if let closing = Self.closing(byte) {
        expected.append(closing)
      } else if Self.isClosing(byte) {
        guard expected.popLast() == byte else { return nil }
        if expected.isEmpty { return place }
      }
    }
    return nil
  }

  /// Returns the place after spaces and comments, and after line breaks unless they end the search.
  func skippingSpace(from start: Int, linesToo: Bool) -> Int {
    var place = start
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: " ") || bytes[place] == UInt8(ascii: "\t") {
        place += 1
      } else if linesToo, bytes[place] == UInt8(ascii: "\n") || bytes[place] == UInt8(ascii: "\r") {
        place += 1
      } else if let end = end(ofCommentAt: place), linesToo || bytes[place + 1] == UInt8(ascii: "*") {
        place = end
      } else {
        return place
      }
    }
    return place
  }

  /// Returns the place after the identifier at a place, which is the place itself if there is none.
  func end(ofIdentifierAt start: Int) -> Int {
    var place = start
    while place < bytes.count, Self.isPart(ofIdentifier: bytes[place]) { place += 1 }
    return place
  }

  static func isPart(ofIdentifier byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  /// Returns the place after a text or a comment: nil if there is none, and nil inside if it has no end.
  func end(ofTextOrCommentAt place: Int, depth: Int = 0) -> Int?? {
    if let end = end(ofCommentAt: place) { return end }
    var quote = place
    while quote < bytes.count, bytes[quote] == UInt8(ascii: "#") { quote += 1 }
    guard quote < bytes.count, bytes[quote] == UInt8(ascii: "\"") else { return nil }
    return .some(end(ofTextAt: quote, hashes: quote - place, depth: depth))
  }

  private func end(ofCommentAt place: Int) -> Int? {
    guard place + 1 < bytes.count, bytes[place] == UInt8(ascii: "/") else { return nil }
    switch bytes[place + 1] {
    case UInt8(ascii: "/"): return bytes[place...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    case UInt8(ascii: "*"):
      var depth = 0
      var next = place
      while next + 1 < bytes.count {
        let pair = (bytes[next], bytes[next + 1])
        if pair == (UInt8(ascii: "/"), UInt8(ascii: "*")) {
          depth += 1
          next += 2
        } else if pair == (UInt8(ascii: "*"), UInt8(ascii: "/")) {
          depth -= 1
          next += 2
          if depth == 0 { return next }
        } else {
          next += 1
        }
      }
      return bytes.count
    default: return nil
    }
  }

  private func end(ofTextAt quote: Int, hashes: Int, depth: Int) -> Int? {
    let isLong = bytes[quote...].starts(with: Array("\"\"\"".utf8))
    let mark = Array((isLong ? "\"\"\"" : "\"").utf8) + Array(repeating: UInt8(ascii: "#"), count: hashes)
    let escape = [UInt8(ascii: "\\")] + Array(repeating: UInt8(ascii: "#"), count: hashes)
    var place = quote + (isLong ? 3 : 1)
    while place < bytes.count {
      if bytes[place...].starts(with: mark) { return place + mark.count }
      if bytes[place...].starts(with: escape) {
        let next = place + escape.count
        if next < bytes.count, bytes[next] == UInt8(ascii: "(") {
          guard let end = end(ofBracketAt: next, depth: depth + 1) else { return nil }
          place = end
        } else {
          place = next + 1
        }
        continue
      }
      if !isLong, bytes[place] == UInt8(ascii: "\n") { return nil }
      place += 1
    }
    return nil
  }

  private static func closing(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "("): UInt8(ascii: ")")
    case UInt8(ascii: "["): UInt8(ascii: "]")
    case UInt8(ascii: "{"): UInt8(ascii: "}")
    default: nil
    }
  }

  private static func isClosing(_ byte: UInt8) -> Bool {
    [UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}")].contains(byte)
  }
}
