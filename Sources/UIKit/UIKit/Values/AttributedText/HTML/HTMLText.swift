internal import CellMarkup
internal import Foundation

/// A builder of the text that UIKit makes of HTML.
struct HTMLText {
  /// An open element.
  private struct Element {
    var name: String
    var style: HTMLStyle
    /// The space after the block, in points.
    var margin: CGFloat = 0
    /// The number of the next item of a numbered list.
    var counter: Int?
  }

  private static let blocks: Set<String> = [
    "p", "div", "blockquote", "ul", "ol", "li", "pre", "h1", "h2", "h3", "h4", "h5", "h6", "table", "tr",
    "section",
    "article", "header", "footer", "figure", "dl", "dt", "dd", "hr", "center", "address", "main", "nav",
    "body",
  ]
  private static let silent: Set<String> = ["head", "title", "style", "script", "noscript", "template"]

  /// The sizes of headings and the spaces after them, in parts of the text's size and of their own.
  private static let headings: [String: (size: CGFloat, margin: CGFloat)] = [
    "h1": (2, 0.67), "h2": (1.5, 0.83), "h3": (1.17, 1), "h4": (1, 1.33), "h5": (0.83, 1.67),
    "h6": (0.67, 2.33),
  ]

  /// The distances in points at which a list's marker and its text begin.
  private static let (markerIndent, listIndent): (CGFloat, CGFloat) = (11, 36)

  private let rules: CSSRules
  private var text = HTMLRuns()
  private var elements: [Element]
  private var hasSpace = false
  /// The style of white space that is not written yet, which is the style of the element around it.
  private var spaceStyle = HTMLStyle()
  private var isAfterBreak = false
  /// The beginning of the paragraph that is read, in UTF-16 units.
  private var paragraphStart = 0
  /// The marker that is written before the next letter.
  private var marker: String?
  /// Whether the text must begin a new paragraph.
  private var needsParagraph = false

  static func text(of html: String) -> NSAttributedString {
    var reader = HTMLText(html)
    let reading = HTMLTokenizer.read(html)
    if reading.isCut {
      Diagnostics.report(
        "an HTML text is cut at a tag or comment of more than \(HTMLTokenizer.longestTag) bytes; shorten the tag"
      )
    }
    if let problem = reading.problem {
      Diagnostics.report("an HTML text is shown with its tags: \(problem)", isOfTheMoment: true)
    }
    for token in reading.tokens { reader.read(token) }
    return reader.finished()
  }

  private init(_ html: String) {
    rules = CSSRules(html: html)
    var body = Element(name: "", style: HTMLStyle())
    // The tokens are those inside the page's body.
    for declarations in rules.declarations(name: "html", attributes: [:]) {
      body.style.apply(declarations, parentSize: HTMLStyle.standardSize)
    }
    for declarations in rules.declarations(name: "body", attributes: [:]) {
      body.style.apply(declarations, parentSize: HTMLStyle.standardSize)
    }
    elements = [body]
  }

  private var style: HTMLStyle { elements[elements.count - 1].style }

  private mutating func finished() -> NSAttributedString {
    if text.length > paragraphStart { endParagraph(margin: 0) }
    return text.text
  }

  private mutating func read(_ token: HTMLToken) {
    switch token {
    case .text(let characters): read(characters)
    case .open(let name, let attributes): open(name, attributes)
    case .close: close()
    }
  }

  private mutating func open(_ name: String, _ attributes: [String: String]) {
    if Self.blocks.contains(name) { beginBlock() }
    var element = Element(name: name, style: style)
    if Self.silent.contains(name) { element.style.isHidden = true }
    applyElement(name, attributes, to: &element)
    for declarations in rules.declarations(name: name, attributes: attributes) {
      element.style.apply(declarations, parentSize: style.size)
    }
    if let own = attributes["style"] { element.style.apply(CSSDeclarations(own), parentSize: style.size) }
    if let align = attributes["align"] { element.style.align(align) }
    elements.append(element)
    switch name {
    case "br": endLine()
    case "li": beginItem()
    default: break
    }
  }

  private func applyElement(_ name: String, _ attributes: [String: String], to element: inout Element) {
    switch name {
    case "b", "strong", "th": element.style.weight = 700
    case "i", "em", "cite", "var", "address", "dfn": element.style.isItalic = true
    case "u", "ins": element.style.isUnderlined = true
    case "s", "strike", "del": element.style.isStruck = true
    case "small": element.style.size /= 1.2
    case "big": element.style.size *= 1.2
    case "sup", "sub":
      element.style.offset += element.style.size * (name == "sup" ? 1 : -1) / 3
      element.style.size /= 1.2
    case "mark": element.style.background = .yellow
    case "code", "tt", "kbd", "samp":
      (element.style.family, element.style.size) = ("Courier", style.size * 10 / 12)
    case "pre":
      (element.style.family, element.style.size) = ("Courier", style.size * 10 / 12)
      element.style.keepsWhiteSpace = true
      element.margin = element.style.size
    case "center": element.style.alignment = .center
    case "p", "blockquote", "dl", "figure": element.margin = element.style.size
    case "ul": element.margin = isInList ? 0 : element.style.size
    case "ol":
      element.margin = isInList ? 0 : element.style.size
      element.counter =
        attributes["start"].flatMap { Int($0) }.map { min(max($0, -1_000_000), 1_000_000) } ?? 1
    case "a":
      guard let address = attributes["href"] else { break }
      element.style.link = address
      element.style.isUnderlined = true
      element.style.color = UIColor(red: 0, green: 0, blue: 238.0 / 255, alpha: 1)
    case "font":
      if let color = attributes["color"].flatMap(HTMLColor.color) { element.style.color = color }
      if let size = attributes["size"].flatMap(HTMLLength.fontSize) { element.style.size = size }
      if let face = attributes["face"] {
        element.style.family = HTMLFontFamily.known(in: face, otherwise: element.style.family)
      }
    default:
      guard let heading = Self.headings[name] else { break }
      element.style.size *= heading.size
      element.style.weight = 700
      element.margin = element.style.size * heading.margin
    }
  }

  private mutating func close() {
    guard elements.count > 1 else { return }
    let element = elements[elements.count - 1]
    if Self.blocks.contains(element.name) {
      if text.length > paragraphStart || marker != nil {
        writeMarker()
        endParagraph(margin: element.margin)
        needsParagraph = true
      } else if element.margin > 0 {
        widenLastParagraph(to: element.margin)
      }
      hasSpace = false
    }
    elements.removeLast()
    if Self.blocks.contains(element.name), needsParagraph,
      element.name == "p" || Self.headings[element.name] != nil
        || element.name == "li"
    {
      finishLine()
    }
  }

  private var isInList: Bool { listDepth > 0 }
  private var listDepth: Int { elements.count { $0.name == "ul" || $0.name == "ol" } }

  /// Ends the line at a `br`. Inside a paragraph, an item or a heading the next line belongs to it, elsewhere a new
  /// paragraph begins.
  private mutating func endLine() {
    guard !style.isHidden else { return }
    let block = elements.last { Self.blocks.contains($0.name) }?.name ?? ""
    let isInParagraph = block == "p" || block == "li" || Self.headings[block] != nil
    write(isInParagraph ? "\u{2028}" : "\n")
    isAfterBreak = true
    if !isInParagraph { endParagraph(margin: 0) }
  }

  /// Ends the paragraph before a block.
  private mutating func beginBlock() {
    if text.length > paragraphStart {
      endParagraph(margin: 0)
      needsParagraph = true
    }
    hasSpace = false
  }

  private mutating func beginItem() {
    guard !style.isHidden, let list = elements.lastIndex(where: { $0.name == "ul" || $0.name == "ol" })
    else { return }
    if let number = elements[list].counter {
      marker = "\t\(number).\t"
      elements[list].counter = number + 1
    } else {
      marker = "\t" + ["•", "◦", "▪"][min(listDepth - 1, 2)] + "\t"
    }
  }

  private mutating func read(_ characters: String) {
    let style = style
    guard !style.isHidden else { return }
    if style.keepsWhiteSpace { return write(characters) }
    var word = String.UnicodeScalarView()
    for scalar in characters.unicodeScalars {
      if [" ", "\t", "\n", "\r", "\u{c}"].contains(scalar) {
        writeWord(&word)
        if !hasSpace { spaceStyle = style }
        hasSpace = text.length > paragraphStart || marker != nil
      } else {
        word.append(scalar)
      }
    }
    writeWord(&word)
  }

  private mutating func writeWord(_ word: inout String.UnicodeScalarView) {
    guard !word.isEmpty else { return }
    let isFirst = text.length == paragraphStart
    if hasSpace, !isFirst, !isAfterBreak, !needsParagraph {
      text.append(" ", spaceStyle)
    }
    write(String(word))
    hasSpace = false
    word.removeAll(keepingCapacity: true)
  }

  private mutating func write(_ string: String) {
    guard !string.isEmpty, !style.isHidden else { return }
    if needsParagraph { finishLine() }
    writeMarker()
    isAfterBreak = false
    text.append(string, style)
  }

  private mutating func writeMarker() {
    guard let marker else { return }
    if needsParagraph { finishLine() }
    self.marker = nil
    text.append(marker, style)
  }

  /// Gives the paragraph that was read its style.
  private mutating func endParagraph(margin: CGFloat) {
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = style.alignment
    paragraph.paragraphSpacing = margin
    if let height = style.lineHeight {
      (paragraph.minimumLineHeight, paragraph.maximumLineHeight) = (height, height)
    }
    if isInList, elements.contains(where: { $0.name == "li" }) {
      let end = Self.listIndent * CGFloat(listDepth)
      paragraph.headIndent = end
      paragraph.tabStops = [
        NSTextTab(textAlignment: .left, location: end - Self.listIndent + Self.markerIndent),
        NSTextTab(textAlignment: .natural, location: end),
      ]
    } else if let depth = Optional(elements.count { $0.name == "blockquote" || $0.name == "dd" }), depth > 0 {
      (paragraph.headIndent, paragraph.firstLineHeadIndent) = (40 * CGFloat(depth), 40 * CGFloat(depth))
    }
    text.setParagraph(paragraph, from: paragraphStart)
    paragraphStart = text.length
  }

  /// Ends the line of the paragraph before.
  private mutating func finishLine() {
    needsParagraph = false
    guard text.length > 0 else { return }
    text.appendToLast("\n")
    paragraphStart = text.length
  }

  /// Gives the last paragraph at least the space of the block that ends with it.
  private mutating func widenLastParagraph(to margin: CGFloat) {
    guard let style = text.lastParagraph?.mutableCopy() as? NSMutableParagraphStyle,
      style.paragraphSpacing < margin
    else { return }
    style.paragraphSpacing = margin
    text.setParagraph(style, from: text.lastParagraphStart)
  }
}
