/// The signs that a font may make from several letters: the x of 3x4, and arrows such as -> and <=.
enum WrittenSigns {
  /// Returns the places of the signs, in UTF-8 bytes.
  static func ranges(in range: Range<Int>, of text: [UInt8]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var place = range.lowerBound
    while place < range.upperBound {
      switch text[place] {
      case UInt8(ascii: "x"):
        if isDigit(before: place, in: text) || isDigit(after: place, in: text) {
          found.append(place..<place + 1)
        }
        place += 1
      case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "-"), UInt8(ascii: "="):
        let start = place
        var hasPoint = false
        while place < range.upperBound, let isPoint = isPointOfArrow(text[place]) {
          hasPoint = hasPoint || isPoint
          place += 1
        }
        if hasPoint, place > start + 1 { found.append(start..<place) }
      default: place += 1
      }
    }
    return found
  }

  /// Returns whether a byte is an arrow's point. Returns nil if it is not part of an arrow.
  private static func isPointOfArrow(_ byte: UInt8) -> Bool? {
    switch byte {
    case UInt8(ascii: "<"), UInt8(ascii: ">"): true
    case UInt8(ascii: "-"), UInt8(ascii: "="): false
    default: nil
    }
  }

  /// Returns whether a digit comes before a place, with at most one space between.
  private static func isDigit(before place: Int, in text: [UInt8]) -> Bool {
    guard place > 0 else { return false }
    if text[place - 1] == UInt8(ascii: " ") { return place > 1 && isDigit(text[place - 2]) }
    return isDigit(text[place - 1])
  }

  private static func isDigit(after place: Int, in text: [UInt8]) -> Bool {
    guard place + 1 < text.count else { return false }
    if text[place + 1] == UInt8(ascii: " ") { return place + 2 < text.count && isDigit(text[place + 2]) }
    return isDigit(text[place + 1])
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
