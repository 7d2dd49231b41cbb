/// Cuts HTML into tokens; total: what is no tag is text, and a tag that never ends is left out.
struct HTMLTokenizer: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private var position = 0

  init(_ html: String) {
    bytes = Array(html.utf8)
  }

  mutating func next() -> HTMLToken? {
    while position < bytes.count {
      guard bytes[position] == UInt8(ascii: "<"), let kind = markup(at: position) else { return text() }
      switch kind {
      case .comment: skipComment()
      case .declaration: skip(past: UInt8(ascii: ">"))
      case .open: if let token = openTag() { return token }
      case .close: return closeTag()
      }
    }
    return nil
  }

  private enum Markup {
    case open
    case close
    case comment
    case declaration
  }

  /// What begins with the "<" at `index`; nil when it is a character of the text.
  private func markup(at index: Int) -> Markup? {
    guard index + 1 < bytes.count else { return nil }
    switch bytes[index + 1] {
    case let byte where byte.isLetter: return .open
    case UInt8(ascii: "/"): return index + 2 < bytes.count && bytes[index + 2].isLetter ? .close : nil
    case UInt8(ascii: "!"): return bytes[(index + 2)...].starts(with: [45, 45]) ? .comment : .declaration
    case UInt8(ascii: "?"): return .declaration
    default: return nil
    }
  }

  private mutating func text() -> HTMLToken {
    let start = position
    repeat {
      position += 1
    } while position < bytes.count && !(bytes[position] == UInt8(ascii: "<") && markup(at: position) != nil)
    return .text(HTMLEntities.resolved(bytes[start..<position]))
  }

  private mutating func name() -> String {
    let start = position
    while position < bytes.count, bytes[position].isLetter || bytes[position].isDigit { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self).lowercased()
  }

  private mutating func openTag() -> HTMLToken? {
    position += 1
    let name = name()
    var attributes: [String: String] = [:]
    while true {
      skipSpace()
      guard position < bytes.count else { return nil }
      if bytes[position] == UInt8(ascii: ">") {
        position += 1
        break
      }
      guard let (key, value) = attribute() else {
        position += 1
        continue
      }
      if attributes[key] == nil { attributes[key] = value }
    }
    if name == "script" || name == "style" {
      skipRawText(of: name)
      return next()
    }
    return .open(name: name, attributes: attributes)
  }

  private mutating func attribute() -> (String, String)? {
    let start = position
    while position < bytes.count, !bytes[position].isSpace, !"=>/\"'".utf8.contains(bytes[position]) {
      position += 1
    }
    guard position > start else { return nil }
    let key = String(decoding: bytes[start..<position], as: UTF8.self).lowercased()
    skipSpace()
    guard position < bytes.count, bytes[position] == UInt8(ascii: "=") else { return (key, "") }
    position += 1
    skipSpace()
    guard position < bytes.count else { return (key, "") }
    let quote = bytes[position]
    let valueStart: Int
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      valueStart = position + 1
      position = bytes[valueStart...].firstIndex(of: quote) ?? bytes.count
      let value = HTMLEntities.resolved(bytes[valueStart..<position])
      position = Swift.min(position + 1, bytes.count)
      return (key, value)
    }
    valueStart = position
    while position < bytes.count, !bytes[position].isSpace, bytes[position] != UInt8(ascii: ">") {
      position += 1
    }
    return (key, HTMLEntities.resolved(bytes[valueStart..<position]))
  }

  /// A closing tag that another character than ">" cuts short ends there, so that no text after it is lost.
  private mutating func closeTag() -> HTMLToken {
    position += 2
    let name = name()
    let end = position
    skipSpace()
    if position < bytes.count, bytes[position] == UInt8(ascii: ">") {
      position += 1
      return .close(name: name, isBroken: false)
    }
    position = Swift.min(end + 1, bytes.count)
    if end < bytes.count, bytes[end] == UInt8(ascii: "<") || bytes[end] >= 0x80 { position = end }
    return .close(name: name, isBroken: true)
  }

  private mutating func skipSpace() {
    while position < bytes.count, bytes[position].isSpace { position += 1 }
  }

  private mutating func skip(past byte: UInt8) {
    position = bytes[position...].firstIndex(of: byte).map { $0 + 1 } ?? bytes.count
  }

  private mutating func skipComment() {
    position += 4
    while position < bytes.count {
      if bytes[position...].starts(with: "-->".utf8) {
        position += 3
        return
      }
      position += 1
    }
  }

  private mutating func skipRawText(of name: String) {
    let end = Array("</\(name)".utf8)
    while position < bytes.count {
      if bytes[position...].prefix(end.count).elementsEqual(end, by: { $0 | 0x20 == $1 | 0x20 }) { return }
      position += 1
    }
  }
}

extension UInt8 {
  var isLetter: Bool { (0x61...0x7A).contains(self | 0x20) }
  var isDigit: Bool { (0x30...0x39).contains(self) }
  var isSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}
