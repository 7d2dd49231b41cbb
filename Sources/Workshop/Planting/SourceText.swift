/// The text of a Swift file, with the places that are neither comments nor texts.
struct SourceText {
  let bytes: [UInt8]
  /// The same bytes, with spaces in place of comments and of what is between quotes.
  let code: [UInt8]
  /// The places between quotes, without values in them.
  let texts: [Range<Int>]

  init(_ bytes: [UInt8]) {
    var (code, texts): ([UInt8], [Range<Int>]) = (bytes, [])
    var place = 0
    func byte(_ distance: Int = 0) -> UInt8 { place + distance < bytes.count ? bytes[place + distance] : 0 }
    while place < bytes.count {
      let start = place
      if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "/") {
        while place < bytes.count, byte() != UInt8(ascii: "\n") { place += 1 }
      } else if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        while place < bytes.count, byte() != UInt8(ascii: "*") || byte(1) != UInt8(ascii: "/") { place += 1 }
      } else if byte() == UInt8(ascii: "\"") {
        let isLong = byte(1) == byte() && byte(2) == byte()
        place += isLong ? 3 : 1
        var isPlain = true
        while place < bytes.count {
          if byte() == UInt8(ascii: "\\") {
            (isPlain, place) = (false, place + 2)
            continue
          }
          if byte() == UInt8(ascii: "\""), !isLong || byte(1) == byte() && byte(2) == byte() { break }
          place += 1
        }
        if isPlain, !isLong, place > start + 1 { texts.append(start + 1..<place) }
        place += isLong ? 2 : 0
      } else {
        place += 1
        continue
      }
      for index in start..<min(place, bytes.count) where bytes[index] != UInt8(ascii: "\n") {
        code[index] = 0x20
      }
      place += 1
    }
    (self.bytes, self.code, self.texts) = (bytes, code, texts)
  }

  /// Returns the places of a word among the code.
  func places(of word: String) -> [Range<Int>] {
    let letters = Array(word.utf8)
    guard code.count >= letters.count else { return [] }
    return (0...code.count - letters.count).filter { start in
      code[start..<start + letters.count].elementsEqual(letters)
        && !isWord(at: start - 1) && !isWord(at: start + letters.count)
    }.map { $0..<$0 + letters.count }
  }

  /// Returns the places of whole and decimal numbers among the code.
  func numbers() -> [Range<Int>] {
    var numbers: [Range<Int>] = []
    var place = 0
    while place < code.count {
      guard isDigit(at: place), !isWord(at: place - 1), place == 0 || code[place - 1] != UInt8(ascii: ".")
      else {
        place += 1
        continue
      }
      let start = place
      while isDigit(at: place)
        || place + 1 < code.count && code[place] == UInt8(ascii: ".") && isDigit(at: place + 1)
      {
        place += 1
      }
      if !isWord(at: place) { numbers.append(start..<place) }
      place += 1
    }
    return numbers
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Returns the line of a place, from 1.
  func line(of place: Int) -> Int { bytes[..<place].count { $0 == UInt8(ascii: "\n") } + 1 }

  private func isDigit(at place: Int) -> Bool {
    code.indices.contains(place) && (0x30...0x39).contains(code[place])
  }

  private func isWord(at place: Int) -> Bool {
    guard code.indices.contains(place) else { return false }
    switch code[place] {
    case 0x30...0x39, 0x41...0x5a, 0x61...0x7a, 0x5f, 0x80...: return true
    default: return false
    }
  }
}
