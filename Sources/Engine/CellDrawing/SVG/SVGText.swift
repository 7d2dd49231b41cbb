internal import Foundation

/// The text of an SVG file as Cairo wrote it.
struct SVGText {
  private(set) var bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Returns the text with its surfaces and images numbered from 1, in the order in which they first appear. Cairo
  /// counts them through the whole process.
  func renumbered() -> SVGText {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var numbers: [ArraySlice<UInt8>: Int] = [:]
    var copied = 0
    var places = Places()
    while let name = nextName(from: &places) {
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

  /// Returns the text with a title as the first element of the picture.
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

  /// Finds the next id of a surface or image, where it is defined (`id="`) or referred to (`#`).
  private func nextName(from places: inout Places) -> (word: Range<Int>, digits: Range<Int>)? {
    bytes.withUnsafeBufferPointer { bytes in
      while true {
        let place = places.next(in: bytes)
        guard place < bytes.count else { return nil }
        guard bytes[place] == UInt8(ascii: "#") || (place >= 3 && bytes[place - 1] == UInt8(ascii: "="))
        else { continue }
        for word in Self.words where place + 1 + word.count < bytes.count {
          guard word.indices.allSatisfy({ bytes[place + 1 + $0] == word[$0] }) else { continue }
          let start = place + 1 + word.count
          var end = start
          while end < bytes.count, bytes[end] >= 0x30, bytes[end] <= 0x39 { end += 1 }
          if end > start { return (word: (place + 1)..<start, digits: start..<end) }
        }
      }
    }
  }

  /// The places of quotation marks and number signs. They are found at the speed of memory, because pictures can
  /// make a document long.
  private struct Places {
    private var quotationMark = -1
    private var numberSign = -1
    private var last = -1

    /// Returns the next place of either, or the count of the bytes if there is none.
    mutating func next(in bytes: UnsafeBufferPointer<UInt8>) -> Int {
      if quotationMark <= last { quotationMark = Self.find(UInt8(ascii: "\""), in: bytes, from: last + 1) }
      if numberSign <= last { numberSign = Self.find(UInt8(ascii: "#"), in: bytes, from: last + 1) }
      last = min(quotationMark, numberSign)
      return last
    }

    private static func find(_ byte: UInt8, in bytes: UnsafeBufferPointer<UInt8>, from place: Int) -> Int {
      guard place < bytes.count, let start = bytes.baseAddress,
        let found = memchr(start + place, Int32(byte), bytes.count - place)
      else { return bytes.count }
      return UnsafeRawPointer(found) - UnsafeRawPointer(start)
    }
  }
}
