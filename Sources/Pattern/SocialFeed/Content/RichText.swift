/// A text with the kinds of its parts. It consists of plain values, so that it can cross threads.
package struct RichText: Sendable, Hashable {
  /// The kind of a part of a text.
  package enum Kind: Sendable, Hashable {
    case link(url: String)
    case mention(url: String)
    case hashtag(url: String)
    /// One U+FFFC character that represents the picture in a file.
    case emoji(shortcode: String, file: String)
    case code
    case quotation
    case strong
    case emphasis
    /// A part that is less important than the text around it.
    case note
  }

  /// A part of a text with its kind.
  package struct Span: Sendable, Hashable {
    /// The range in UTF-16 code units of the text, as in `NSRange`.
    package var range: Range<Int>
    package var kind: Kind

    package init(_ range: Range<Int>, _ kind: Kind) {
      self.range = range
      self.kind = kind
    }
  }

  package var string: String
  /// The parts, in the order in which they end.
  package var spans: [Span]

  package init(_ string: String = "", spans: [Span] = []) {
    self.string = string
    self.spans = spans
  }

  package var isEmpty: Bool { string.isEmpty }

  /// Appends another text as separate paragraphs.
  mutating func appendParagraph(_ other: RichText, as kind: Kind? = nil) {
    guard !other.isEmpty else { return }
    if !isEmpty { string += "\n\n" }
    let start = string.utf16.count
    string += other.string
    spans += other.spans.map {
      Span($0.range.lowerBound + start..<$0.range.upperBound + start, $0.kind)
    }
    if let kind { spans.append(Span(start..<string.utf16.count, kind)) }
  }
}
