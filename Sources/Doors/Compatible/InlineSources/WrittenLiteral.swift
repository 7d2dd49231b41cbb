/// The text of a literal that is the only contents of a closure.
struct WrittenLiteral {
  private let bytes: ArraySlice<UInt8>
  private let hashes: Int

  /// Returns the text, or nil if the closure has something else, or the literal has parts that only the program knows.
  static func text(ofClosure closure: ArraySlice<UInt8>) -> String? {
    var inner = closure.drop { $0 != UInt8(ascii: "{") }.dropFirst()
    guard inner.popLast() == UInt8(ascii: "}") else { return nil }
    inner = inner.trimmed
    let hashes = inner.prefix { $0 == UInt8(ascii: "#") }.count
    guard inner.count >= 2 * hashes, inner.suffix(hashes).allSatisfy({ $0 == UInt8(ascii: "#") }) else {
      return nil
    }
    return WrittenLiteral(bytes: inner.dropFirst(hashes).dropLast(hashes), hashes: hashes).text
  }

  private var text: String? {
    let long = Array("\"\"\"".utf8)
    if bytes.count >= 6, bytes.starts(with: long), bytes.suffix(3).elementsEqual(long) {
      return longText(bytes.dropFirst(3).dropLast(3))
    }
    guard bytes.count >= 2, bytes.first == UInt8(ascii: "\""), bytes.last == UInt8(ascii: "\"") else {
      return nil
    }
    let inner = bytes.dropFirst().dropLast()
    // A quote inside is the end of the first of several literals.
    guard hashes > 0 || !inner.contains(UInt8(ascii: "\"")) else { return nil }
    return unescaped(inner)
  }

  /// Returns the text of a literal of several lines, without the indentation of its last line.
  private func longText(_ inner: ArraySlice<UInt8>) -> String? {
    var lines = inner.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
      line.last == UInt8(ascii: "\r") ? line.dropLast() : line
    }
    guard lines.count >= 2, lines.removeFirst().trimmed.isEmpty, let indentation = lines.popLast(),
      indentation.trimmed.isEmpty
    else { return nil }
    var texts: [String] = []
    for line in lines {
      guard line.trimmed.isEmpty || line.starts(with: indentation) else { return nil }
      guard let text = unescaped(line.dropFirst(min(line.count, indentation.count))) else { return nil }
      texts.append(text)
    }
    return texts.joined(separator: "\n")
  }

  /// Returns bytes as a text with its escapes replaced; nil for an interpolation and for the escape of a line break.
  private func unescaped(_ bytes: ArraySlice<UInt8>) -> String? {
    let mark = [UInt8(ascii: "\\")] + Array(repeating: UInt8(ascii: "#"), count: hashes)
    var result: [UInt8] = []
    var rest = bytes
    while let byte = rest.first {
      guard rest.starts(with: mark) else {
        result.append(byte)
        rest.removeFirst()
        continue
      }
      rest = rest.dropFirst(mark.count)
      switch rest.popFirst() {
      case UInt8(ascii: "n"): result.append(0x0A)
      case UInt8(ascii: "r"): result.append(0x0D)
      case UInt8(ascii: "t"): result.append(0x09)
      case UInt8(ascii: "0"): result.append(0)
      case UInt8(ascii: "\\"): result.append(UInt8(ascii: "\\"))
      case UInt8(ascii: "\""): result.append(UInt8(ascii: "\""))
      case UInt8(ascii: "'"): result.append(UInt8(ascii: "'"))
      case UInt8(ascii: "u"):
        guard rest.popFirst() == UInt8(ascii: "{"), let end = rest.firstIndex(of: UInt8(ascii: "}")),
          let number = UInt32(String(decoding: rest[..<end], as: UTF8.self), radix: 16),
          let scalar = Unicode.Scalar(number)
        else { return nil }
        result += Array(String(Character(scalar)).utf8)
        rest = rest[(end + 1)...]
      default: return nil
      }
    }
    return String(validating: result, as: UTF8.self)
  }
}

extension ArraySlice<UInt8> {
  fileprivate var trimmed: ArraySlice<UInt8> {
    func isSpace(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }
    var result = drop(while: isSpace)
    while let last = result.last, isSpace(last) { result.removeLast() }
    return result
  }
}
