internal import Foundation

/// The characters of a page with their styles. Characters are only added at the end, so that the time grows with the
/// length of the text.
struct HTMLRuns {
  private struct Run {
    /// The place of the first character, in UTF-16 units.
    var start: Int
    var style: HTMLStyle
    var paragraph: NSParagraphStyle?
  }

  private var string = ""
  private var runs: [Run] = []
  /// The number of UTF-16 units.
  private(set) var length = 0

  mutating func append(_ characters: String, _ style: HTMLStyle) {
    if let last = runs.last, last.paragraph == nil, last.style == style {
      add(characters)
    } else {
      runs.append(Run(start: length, style: style))
      add(characters)
    }
  }

  /// Adds characters that look like the last one, also in their paragraph.
  mutating func appendToLast(_ characters: String) {
    if !runs.isEmpty { add(characters) }
  }

  private mutating func add(_ characters: String) {
    string += characters
    length += characters.utf16.count
  }

  /// Gives everything from a place on a paragraph style.
  mutating func setParagraph(_ paragraph: NSParagraphStyle, from start: Int) {
    guard start < length else { return }
    var index = runs.count
    while index > 0, runs[index - 1].start >= start {
      index -= 1
      runs[index].paragraph = paragraph
    }
    guard index > 0, index == runs.count || runs[index].start > start else { return }
    var rest = runs[index - 1]
    (rest.start, rest.paragraph) = (start, paragraph)
    runs.insert(rest, at: index)
  }

  var lastParagraph: NSParagraphStyle? { runs.last?.paragraph }

  /// The place of the first character of the last paragraph, whose own end may be the last character.
  var lastParagraphStart: Int {
    let units = string.utf16
    var place = units.endIndex
    var count = 0
    while place > units.startIndex {
      let before = units.index(before: place)
      if count > 0, [0x0A, 0x0D, 0x2029].contains(units[before]) { break }
      place = before
      count += 1
    }
    return length - count
  }

  /// The finished text.
  var text: NSAttributedString {
    let text = NSMutableAttributedString(string: string)
    for (index, run) in runs.enumerated() {
      let end = index + 1 < runs.count ? runs[index + 1].start : length
      var attributes = run.style.attributes
      attributes[.paragraphStyle] = run.paragraph
      text.setAttributes(attributes, range: NSRange(location: run.start, length: end - run.start))
    }
    return NSAttributedString(attributedString: text)
  }
}
