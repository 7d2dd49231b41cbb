internal import CellMarkup

/// A builder of text from HTML, as Mastodon's web pages show it.
package struct HTMLReader {
  private static let blocks: Set<String> = [
    "p", "div", "blockquote", "ul", "ol", "li", "pre", "h1", "h2", "h3", "h4", "h5", "h6", "table", "tr",
    "section",
    "article", "header", "footer", "figure", "dl", "dt", "dd", "hr",
  ]
  private static let spacedBlocks: Set<String> = [
    "p", "blockquote", "ul", "ol", "pre", "h1", "h2", "h3", "h4", "h5", "h6", "table", "figure", "dl", "hr",
  ]

  private let emojiFiles: [String: String]
  private var text = RichText()
  private var length = 0
  private var open = OpenElements()
  private var lineBreaks = 0
  private var blockBreaks = 0
  private var hasSpace = false
  private var marker = ""
  private var keepsLineBreaks = false

  /// Returns the text of `html`. `emojiFiles` has the picture file of each shortcode that becomes a picture.
  package static func text(of html: String, emojiFiles: [String: String] = [:]) -> RichText {
    var reader = HTMLReader(emojiFiles: emojiFiles)
    let tokens = HTMLTokenizer.tokens(of: html)
    // In a text without paragraphs, as some servers send it, line breaks have a meaning.
    reader.keepsLineBreaks = !tokens.contains {
      guard case .open(let name, _) = $0 else { return false }
      return name == "br" || blocks.contains(name)
    }
    for token in tokens { reader.read(token) }
    return reader.text
  }

  private init(emojiFiles: [String: String]) {
    self.emojiFiles = emojiFiles
  }

  private mutating func read(_ token: HTMLToken) {
    switch token {
    case .text(let characters): read(characters)
    case .open(let name, let attributes): openElement(name, attributes)
    case .close: closeElement()
    }
  }

  private mutating func openElement(_ name: String, _ attributes: [String: String]) {
    if Self.blocks.contains(name) { endBlock(name) }
    switch name {
    case "br":
      lineBreaks += 1
      hasSpace = false
    case "img": read(attributes["alt"] ?? "")
    case "li": beginItem()
    default: break
    }
    let classes = Set((attributes["class"] ?? "").split(separator: " "))
    var element = OpenElement(name: name, kind: kind(name, classes, attributes))
    element.isInvisible = classes.contains("invisible") || classes.contains("quote-inline")
    element.hasEllipsis = classes.contains("ellipsis")
    if name == "ol" { element.counter = attributes["start"].flatMap { Int($0) } ?? 1 }
    open.append(element)
  }

  private func kind(_ name: String, _ classes: Set<Substring>, _ attributes: [String: String]) -> RichText
    .Kind?
  {
    switch name {
    case "a":
      guard let url = attributes["href"] else { return nil }
      if classes.contains("hashtag") || attributes["rel"] == "tag" { return .hashtag(url: url) }
      return classes.contains("mention") ? .mention(url: url) : .link(url: url)
    case "pre", "code": return .code
    case "blockquote": return .quotation
    case "b", "strong", "h1", "h2", "h3", "h4", "h5", "h6": return .strong
    case "i", "em": return .emphasis
    default: return nil
    }
  }

  private mutating func closeElement() {
    let element = open.removeLast()
    if let start = element.start {
      if element.hasEllipsis { write("…") }
      if let kind = element.kind { text.spans.append(RichText.Span(start..<length, kind)) }
    }
    if Self.blocks.contains(element.name) { endBlock(element.name) }
  }

  private mutating func endBlock(_ name: String) {
    blockBreaks = max(blockBreaks, Self.spacedBlocks.contains(name) && !isInList ? 2 : 1)
    hasSpace = false
  }

  private var isInList: Bool { open.contains("li") }

  private mutating func beginItem() {
    let depth = open.count("ul") + open.count("ol")
    let indent = String(repeating: "\u{2003}", count: max(0, min(depth, Self.deepestIndent + 1) - 1))
    let number = open.nextNumber()
    marker = number.map { "\(indent)\($0). " } ?? "\(indent)• "
  }

  /// The maximum depth of indented lists. Lists inside more lists are indented no further.
  private static let deepestIndent = 8

  private mutating func read(_ characters: String) {
    guard !open.isInvisible else { return }
    if open.contains("pre") {
      writePendingBreaks()
      open.start(at: length)
      write(characters)
      return
    }
    var word = String.UnicodeScalarView()
    for scalar in characters.unicodeScalars {
      switch scalar {
      case "\n" where keepsLineBreaks:
        writeWord(&word)
        lineBreaks += 1
        hasSpace = false
      case " ", "\t", "\n", "\r", "\u{0C}":
        writeWord(&word)
        hasSpace = length > 0 && lineBreaks == 0 && blockBreaks == 0
      default: word.append(scalar)
      }
    }
    writeWord(&word)
  }

  private mutating func writeWord(_ word: inout String.UnicodeScalarView) {
    guard !word.isEmpty else { return }
    writePendingBreaks()
    if hasSpace { write(" ") }
    hasSpace = false
    open.start(at: length)
    writeWithEmoji(String(word).keepingSchemes)
    word.removeAll(keepingCapacity: true)
  }

  private mutating func writePendingBreaks() {
    let count = blockBreaks > 0 ? blockBreaks + max(0, lineBreaks - 1) : lineBreaks
    if length > 0 { write(String(repeating: "\n", count: count)) }
    write(marker)
    blockBreaks = 0
    lineBreaks = 0
    marker = ""
  }

  private mutating func writeWithEmoji(_ word: String) {
    guard !emojiFiles.isEmpty, word.utf8.contains(UInt8(ascii: ":")) else { return write(word) }
    for piece in EmojiShortcodes.pieces(of: word, known: emojiFiles) {
      switch piece {
      case .text(let characters): write(characters)
      case .emoji(let shortcode, let file):
        write("\u{FFFC}")
        text.spans.append(RichText.Span(length - 1..<length, .emoji(shortcode: shortcode, file: file)))
      }
    }
  }

  private mutating func write(_ characters: String) {
    text.string += characters
    length += characters.utf16.count
  }
}
