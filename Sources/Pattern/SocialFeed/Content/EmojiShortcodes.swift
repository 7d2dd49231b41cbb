/// A parser of the shortcodes of custom emoji in a text, such as `:blobcat:`.
enum EmojiShortcodes {
  enum Piece: Hashable {
    case text(String)
    case emoji(shortcode: String, file: String)
  }

  /// Returns the pieces of `text`. A shortcode that is not in `known` stays text.
  static func pieces(of text: String, known: [String: String]) -> [Piece] {
    var pieces: [Piece] = []
    var pending = ""
    var rest = Substring(text)
    while let colon = rest.firstIndex(of: ":") {
      pending += rest[..<colon]
      let name = rest[rest.index(after: colon)...].prefix {
        $0.isASCII && ($0.isLetter || $0.isNumber || "_-+".contains($0))
      }
      let end = name.endIndex
      if let file = known[String(name)], end < rest.endIndex, rest[end] == ":" {
        if !pending.isEmpty { pieces.append(.text(pending)) }
        pending = ""
        pieces.append(.emoji(shortcode: String(name), file: file))
        rest = rest[rest.index(after: end)...]
      } else {
        pending += ":"
        rest = rest[rest.index(after: colon)...]
      }
    }
    pending += rest
    if !pending.isEmpty { pieces.append(.text(pending)) }
    return pieces
  }

  /// Returns a plain text, such as a display name, with its known shortcodes as pictures.
  static func text(_ text: String, known: [String: String]) -> RichText {
    var result = RichText()
    for piece in pieces(of: text, known: known) {
      switch piece {
      case .text(let characters): result.string += characters
      case .emoji(let shortcode, let file):
        let start = result.string.utf16.count
        result.string += "\u{FFFC}"
        result.spans.append(RichText.Span(start..<start + 1, .emoji(shortcode: shortcode, file: file)))
      }
    }
    return result
  }
}
