/// The text of an SVG file as Cairo wrote it.
struct SVGText {
  private(set) var bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// With the numbers of its surfaces and images, which Cairo counts through the whole process, counted from 1 in
  /// the order they are first named.
  func renumbered() -> SVGText {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var numbers: [ArraySlice<UInt8>: Int] = [:]
    var copied = 0
    var place = 0
    while let name = nextName(from: &place) {
      let number = numbers[bytes[name.word.lowerBound..<name.digits.upperBound], default: 0]
      let counted = number > 0 ? number : numbers.count + 1
      if number == 0 { numbers[bytes[name.word.lowerBound..<name.digits.upperBound]] = counted }
      result += bytes[copied..<name.digits.lowerBound]
      result += String(counted).utf8
      copied = name.digits.upperBound
    }
    result += bytes[copied...]
    return SVGText(result)
  }

  /// With a title as the first element of the picture.
  func titled(_ title: String) -> SVGText {
    let escaped = title.unicodeScalars.map { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\u{0}"..<" ", "\u{FFFE}", "\u{FFFF}": " "
      default: String(scalar)
      }
    }
    guard let start = bytes.firstRange(of: Array("<svg".utf8))?.upperBound,
      let end = bytes[start...].firstIndex(of: UInt8(ascii: ">"))
    else { return self }
    var result = self
    result.bytes.insert(contentsOf: "\n<title>\(escaped.joined())</title>".utf8, at: end + 1)
    return result
  }

  private static let words = ["surface", "image"].map { Array($0.utf8) }

  /// Finds the next id of a surface or image, as it is defined (`id="`) or referred to (`#`).
  private func nextName(from place: inout Int) -> (word: Range<Int>, digits: Range<Int>)? {
    bytes.withUnsafeBufferPointer { bytes in
      while place < bytes.count {
        let byte = bytes[place]
        place += 1
        let isReference = byte == UInt8(ascii: "#")
        guard
          isReference || (byte == UInt8(ascii: "\"") && place >= 4 && bytes[place - 2] == UInt8(ascii: "="))
        else { continue }
        for word in Self.words where place + word.count < bytes.count {
          guard word.indices.allSatisfy({ bytes[place + $0] == word[$0] }) else { continue }
          let start = place + word.count
          var end = start
          while end < bytes.count, bytes[end] >= 0x30, bytes[end] <= 0x39 { end += 1 }
          guard end > start else { continue }
          let name = (word: place..<start, digits: start..<end)
          place = end
          return name
        }
      }
      return nil
    }
  }
}
