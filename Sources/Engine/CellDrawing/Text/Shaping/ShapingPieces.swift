/// The pieces of an item that are shaped separately. There is only one, unless thousands of marks are stacked.
///
/// HarfBuzz makes one cluster of marks and characters that are not drawn. Its time grows with the square of their
/// number.
enum ShapingPieces {
  /// The maximum number of such characters in a row within a piece. No script stacks as many.
  static let limit = 256

  static func pieces(of item: Range<Int>, in text: [UInt8]) -> [Range<Int>] {
    guard mayHaveLongStretch(item, in: text) else { return [item] }
    var pieces: [Range<Int>] = []
    var (start, byte, count) = (item.lowerBound, item.lowerBound, 0)
    while byte < item.upperBound {
      guard text[byte] >= 0x80 else {
        (byte, count) = (byte + 1, 0)
        continue
      }
      let scalar = ParagraphText.scalar(at: byte, in: text)
      count = scalar.map(joinsTheOneBefore) == true ? count + 1 : 0
      if count > limit {
        pieces.append(start..<byte)
        (start, count) = (byte, 1)
      }
      byte += scalar.map { UTF8.width($0) } ?? 1
    }
    pieces.append(start..<item.upperBound)
    return pieces
  }

  /// Returns whether the item may have a long stretch of marks. Marks take at least two bytes, so it checks one
  /// character in every `2 * limit` bytes.
  private static func mayHaveLongStretch(_ item: Range<Int>, in text: [UInt8]) -> Bool {
    stride(from: item.lowerBound + 2 * limit, to: item.upperBound, by: 2 * limit).contains { probe in
      var byte = probe
      while byte > item.lowerBound, text[byte] & 0xc0 == 0x80 { byte -= 1 }
      return ParagraphText.scalar(at: byte, in: text).map(joinsTheOneBefore) ?? false
    }
  }

  private static func joinsTheOneBefore(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: scalar.properties.isDefaultIgnorableCodePoint
    }
  }
}
