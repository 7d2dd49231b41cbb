internal import Foundation
internal import struct Synchronization.Atomic

/// A text split into paragraphs, each shaped at its first use. All layouts of the text share it.
final class TextSource: Sendable {
  let serial: UInt64
  let text: AttributedText
  let paragraphs: [ParagraphRange]
  private let key: TextKey
  let runStarts: RunStarts
  /// The smallest font size of all runs, in points, or nil if there are no runs.
  let smallestFontSize: Double?
  private let shaped: Mutex<[ShapedParagraph?]>
  /// The shaped beginnings of paragraphs, by their bytes.
  private let beginnings = Mutex<[Range<Int>: ShapedParagraph]>([:])
  /// The directions of paragraphs, by the index of their first piece.
  private let directions = Mutex<[Int: ParagraphDirection]>([:])

  private static let serials = Atomic<UInt64>(0)

  init(_ key: TextKey) {
    self.key = key
    text = key.text
    serial = Self.serials.add(1, ordering: .relaxed).newValue
    var paragraphs = ParagraphRange.all(in: key.text.string)
    runStarts = RunStarts(key.text.runs)
    for index in paragraphs.indices {
      let isFirst = index == 0 || paragraphs[index - 1].endsParagraph
      paragraphs[index].firstPiece = isFirst ? index : paragraphs[index - 1].firstPiece
      paragraphs[index].run = runStarts.run(at: paragraphs[index].bytes.lowerBound)
    }
    self.paragraphs = paragraphs
    smallestFontSize = key.text.runs.lazy.map(\.attributes.font.usableSize).min()
    shaped = Mutex(Array(repeating: nil, count: paragraphs.count))
  }

  func paragraph(_ index: Int) -> ShapedParagraph {
    if let known = shaped.withLock({ $0[index] }) { return known }
    let made = shape(paragraphs[index].bytes, of: index)
    shaped.withLock { $0[index] = made }
    return made
  }

  /// Returns at least `count` bytes of a paragraph, or nil if that is not much less than the whole.
  func beginning(of index: Int, count: Int) -> ShapedParagraph? {
    let whole = paragraphs[index].bytes
    guard count < whole.count / 2 else { return nil }
    // Only few lengths are used, so that different widths share them.
    var length = 1_024
    while length < count { length *= 2 }
    guard length < whole.count / 4 * 3 else { return nil }
    var string = text.string
    let bytes = string.withUTF8 { utf8 in
      var end = whole.lowerBound + length
      while end < whole.upperBound, utf8[end - 1] != 0x20, end < whole.lowerBound + length + 256 { end += 1 }
      while end < whole.upperBound, utf8[end] & 0xc0 == 0x80 { end += 1 }
      return whole.lowerBound..<end
    }
    if let known = beginnings.withLock({ $0[bytes] }) { return known }
    let made = shape(bytes, of: index)
    beginnings.withLock { $0[bytes] = made }
    return made
  }

  private func shape(_ bytes: Range<Int>, of index: Int) -> ShapedParagraph {
    let language = TextLanguage(
      tag: key.language, bytes: ParagraphText.bytes(of: text.string, in: paragraphs[index].bytes))
    let divided = style(of: index).hyphenationFactor > 0 ? HyphenationLanguage(tag: key.language) : nil
    return ParagraphShaper.shape(
      text, bytes: bytes, runStarts: runStarts, direction: direction(of: index), language: language,
      dividedBy: divided.flatMap(HyphenationDictionary.of))
  }

  func style(of paragraph: Int) -> TextParagraph {
    text.runs.isEmpty ? TextParagraph() : text.runs[paragraphs[paragraph].run].attributes.paragraph
  }

  /// Returns whether anything but separators and spaces comes after a paragraph.
  func hasText(after index: Int) -> Bool {
    let start = paragraphs[index].end
    guard paragraphs[(index + 1)...].contains(where: { !$0.bytes.isEmpty }) else { return false }
    var string = text.string
    return string.withUTF8 { $0[min(start, $0.count)...].contains { $0 > 0x20 } }
  }

  /// Returns the direction of the paragraph's style, otherwise of its first strong character, otherwise of the layout.
  private func direction(of index: Int) -> ParagraphDirection {
    switch style(of: index).direction {
    case .leftToRight: return ParagraphDirection(isRightToLeft: false)
    case .rightToLeft: return ParagraphDirection(isRightToLeft: true)
    case .natural:
      // A line separator does not end a paragraph, so all its pieces have one direction.
      let first = paragraphs[index].firstPiece
      if let known = directions.withLock({ $0[first] }) { return known }
      var last = index
      while last + 1 < paragraphs.count, !paragraphs[last].endsParagraph { last += 1 }
      let bytes = paragraphs[first].bytes.lowerBound..<paragraphs[last].bytes.upperBound
      let found = ParagraphDirection(
        firstStrongOf: text.string, bytes: bytes, otherwise: key.layoutDirection == .rightToLeft)
      directions.withLock { $0[first] = found }
      return found
    }
  }
}

/// A stretch of a text that ends with a line or paragraph separator, in UTF-8 code units.
struct ParagraphRange: Sendable {
  /// The bytes without the separator.
  var bytes: Range<Int>
  /// The end of the separator.
  var end: Int
  /// Whether a paragraph ends here. A line separator continues the same paragraph.
  var endsParagraph: Bool
  /// The run of the first byte.
  var run = 0
  /// The index of the first stretch of the same paragraph.
  var firstPiece = 0

  /// Returns the stretches of a string. A separator at the text's end has an empty line after it. An empty text has
  /// no stretch.
  static func all(in string: String) -> [ParagraphRange] {
    var string = string
    return string.withUTF8 { all(in: $0) }
  }

  private static func all(in text: UnsafeBufferPointer<UInt8>) -> [ParagraphRange] {
    guard !text.isEmpty else { return [] }
    var found: [ParagraphRange] = []
    var (start, position) = (0, 0)
    while position < text.count {
      let byte = text[position]
      var length = 0
      var endsParagraph = true
      if byte == 10 {
        length = 1
      } else if byte == 13 {
        length = position + 1 < text.count && text[position + 1] == 10 ? 2 : 1
      } else if byte == 0xe2, position + 2 < text.count, text[position + 1] == 0x80,
        text[position + 2] == 0xa8 || text[position + 2] == 0xa9
      {
        length = 3
        endsParagraph = text[position + 2] == 0xa9
      }
      if length > 0 {
        found.append(
          ParagraphRange(bytes: start..<position, end: position + length, endsParagraph: endsParagraph))
        start = position + length
      }
      position += max(length, 1)
    }
    found.append(ParagraphRange(bytes: start..<text.count, end: text.count, endsParagraph: true))
    return found
  }
}
