/// A reader of GitHub's Markdown that uses cmark-gfm, as Apple's systems do.
package struct MarkdownReader {
  /// The part of Markdown that is read.
  package enum Syntax: Sendable {
    /// Blocks and the content of their lines.
    case full
    /// Only the content of a line. A new line is a space.
    case inline
    /// Only the content of a line. White space and new lines stay.
    case inlinePreservingWhitespace
  }

  /// The maximum bytes of a text. The rest is left out.
  package static let longest = 262_144
  /// The maximum number of blocks around a text. Blocks inside them are left out, and their texts are kept.
  static let deepest = 64

  /// A space that is written before each line, so that none begins a block. Markdown treats it as white space, and
  /// cmark-gfm does not remove it at the beginning of a line.
  private static let lineStart: Character = "\u{1680}"

  private let syntax: Syntax
  private var runs: [MarkdownRun] = []
  private var blocks: [MarkdownBlock] = []
  /// The number of open blocks that are left out.
  private var omittedBlocks = 0
  private var lastIdentity = 0
  private var style: MarkdownStyle = []
  private var outerStyles: [MarkdownStyle] = []
  private var links: [String] = []
  /// The addresses of the open pictures, and the number of runs before each.
  private var images: [(address: String, start: Int)] = []
  private var listNumbers: [Int] = []
  private var (rowIndex, columnIndex) = (0, 0)
  /// Whether the next text begins with the space before a line.
  private var isAtLineStart: Bool

  /// The parts of a text.
  package struct Reading {
    package var runs: [MarkdownRun] = []
    /// Whether the text has more than `longest` bytes. The rest is left out.
    package var isCut = false
  }

  /// Returns the parts of a text in their order, or none if there is no memory.
  package static func read(_ text: String, syntax: Syntax = .full) -> Reading {
    let source = syntax == .full ? text : withoutBlocks(text)
    return Reading(runs: runs(ofPrepared: source, syntax: syntax), isCut: source.utf8.count > longest)
  }

  /// Returns the parts of `read(_:syntax:)`.
  package static func runs(of text: String, syntax: Syntax = .full) -> [MarkdownRun] {
    read(text, syntax: syntax).runs
  }

  private static func runs(ofPrepared source: String, syntax: Syntax) -> [MarkdownRun] {
    guard let document = MarkdownDocument(source, longest: longest) else { return [] }
    var reader = MarkdownReader(syntax: syntax)
    document.walk { node, isEntered in
      guard let kind = node.kind else { return }
      if isEntered { reader.enter(node, kind) } else { reader.leave(kind) }
    }
    return reader.runs
  }

  private init(syntax: Syntax) {
    self.syntax = syntax
    isAtLineStart = syntax != .full
  }

  /// Returns a text that is a single paragraph.
  private static func withoutBlocks(_ text: String) -> String {
    var result = String(lineStart)
    for character in text {
      result.append(character)
      if character.isNewline { result.append(lineStart) }
    }
    return result
  }

  private mutating func enter(_ node: MarkdownNode, _ kind: MarkdownNode.Kind) {
    switch kind {
    case .paragraph: open(.paragraph)
    case .heading: open(.heading(level: node.headingLevel))
    case .quote: open(.quote)
    case .list:
      listNumbers.append(node.firstNumber ?? 1)
      open(node.firstNumber == nil ? .bulletList : .numberedList)
    case .item:
      open(.item(number: listNumbers.last ?? 1))
      if !listNumbers.isEmpty { listNumbers[listNumbers.count - 1] += 1 }
    case .table:
      rowIndex = 0
      open(.table(columns: node.columns))
    case .tableHead:
      columnIndex = 0
      open(.tableHead)
    case .tableRow:
      columnIndex = 0
      open(.tableRow(index: rowIndex))
      rowIndex += 1
    case .tableCell:
      open(.tableCell(column: columnIndex))
      columnIndex += 1
    case .codeBlock: appendBlock(.code(language: node.language), node.literal, [])
    case .blockHTML: appendBlock(.paragraph, node.literal, .blockHTML)
    case .thematicBreak: appendBlock(.thematicBreak, "\u{2E3B}", [])
    case .text: append(node.literal)
    case .code: append(codeText(node.literal), .code)
    case .inlineHTML: append(node.literal, .inlineHTML)
    case .softBreak:
      endLine(syntax == .inlinePreservingWhitespace ? "\n" : " ", syntax == .full ? .softBreak : [])
    case .lineBreak: endLine("\n", .lineBreak)
    case .emphasis: open(.emphasized)
    case .strong: open(.strong)
    case .strikethrough: open(.struck)
    case .link: links.append(node.address)
    case .image: images.append((node.address, runs.count))
    }
  }

  private mutating func leave(_ kind: MarkdownNode.Kind) {
    switch kind {
    case .emphasis, .strong, .strikethrough: style = outerStyles.popLast() ?? []
    case .link: links.removeLast()
    case .image: endImage()
    case .list:
      listNumbers.removeLast()
      closeBlock()
    default: closeBlock()
    }
  }

  private mutating func open(_ kind: MarkdownBlock.Kind) {
    guard syntax == .full else { return }
    lastIdentity += 1
    if blocks.count < Self.deepest {
      blocks.insert(MarkdownBlock(kind, identity: lastIdentity), at: 0)
    } else {
      omittedBlocks += 1
    }
  }

  private mutating func closeBlock() {
    guard syntax == .full else { return }
    if omittedBlocks > 0 { omittedBlocks -= 1 } else { blocks.removeFirst() }
  }

  /// Adds a block that has no nodes in it.
  private mutating func appendBlock(_ kind: MarkdownBlock.Kind, _ text: String, _ own: MarkdownStyle) {
    open(kind)
    append(text, own)
    closeBlock()
  }

  private mutating func open(_ own: MarkdownStyle) {
    outerStyles.append(style)
    style.insert(own)
  }

  private mutating func endLine(_ text: String, _ own: MarkdownStyle) {
    append(text, own)
    isAtLineStart = syntax != .full
  }

  private mutating func append(_ text: String, _ own: MarkdownStyle = []) {
    var text = text
    if isAtLineStart {
      isAtLineStart = false
      if text.first == Self.lineStart { text.removeFirst() }
    }
    guard !text.isEmpty else { return }
    let run = MarkdownRun(text: text, style: style.union(own), link: links.last, blocks: blocks)
    // Texts inside a picture stay apart from those before it, whose runs get no address.
    let isFirstOfImage = images.last?.start == runs.count
    if let last = runs.last, !isFirstOfImage, last.hasSameLook(as: run) {
      runs[runs.count - 1].text += text
    } else {
      runs.append(run)
    }
  }

  private mutating func endImage() {
    guard let (address, start) = images.popLast() else { return }
    if start == runs.count {
      // Apple's systems put an attachment's character in place of a description.
      runs.append(MarkdownRun(text: "\u{FFFC}", style: style, link: links.last, blocks: blocks))
    }
    for index in start..<runs.count { runs[index].image = address }
  }

  /// Returns a code's text without the spaces before its lines.
  private func codeText(_ text: String) -> String {
    guard syntax != .full else { return text }
    let lines = text.split(separator: " \(Self.lineStart)", omittingEmptySubsequences: false)
    return lines.joined(separator: syntax == .inlinePreservingWhitespace ? "\n" : " ")
  }
}

extension MarkdownRun {
  fileprivate func hasSameLook(as other: MarkdownRun) -> Bool {
    style == other.style && link == other.link && image == other.image && blocks == other.blocks
  }
}
