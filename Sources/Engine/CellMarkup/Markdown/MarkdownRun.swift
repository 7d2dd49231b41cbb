/// A part of a Markdown text whose characters look alike.
package struct MarkdownRun: Hashable, Sendable {
  package var text: String
  package var style: MarkdownStyle
  package var link: String?
  /// The address of the picture that the text describes.
  package var image: String?
  /// The blocks around the text, the innermost first.
  package var blocks: [MarkdownBlock]

  package init(
    text: String, style: MarkdownStyle = [], link: String? = nil, image: String? = nil,
    blocks: [MarkdownBlock] = []
  ) {
    self.text = text
    self.style = style
    self.link = link
    self.image = image
    self.blocks = blocks
  }
}

/// The look of a Markdown text inside its line. The bits have the values of Foundation's `InlinePresentationIntent`.
package struct MarkdownStyle: OptionSet, Hashable, Sendable {
  package let rawValue: UInt

  package init(rawValue: UInt) { self.rawValue = rawValue }

  package static let emphasized = MarkdownStyle(rawValue: 1 << 0)
  package static let strong = MarkdownStyle(rawValue: 1 << 1)
  package static let code = MarkdownStyle(rawValue: 1 << 2)
  package static let struck = MarkdownStyle(rawValue: 1 << 5)
  /// The end of a line in the source that ends no line of the text.
  package static let softBreak = MarkdownStyle(rawValue: 1 << 6)
  package static let lineBreak = MarkdownStyle(rawValue: 1 << 7)
  package static let inlineHTML = MarkdownStyle(rawValue: 1 << 8)
  package static let blockHTML = MarkdownStyle(rawValue: 1 << 9)
}

/// A block of a Markdown text, such as a paragraph, a list or a table's cell.
package struct MarkdownBlock: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case paragraph
    case heading(level: Int)
    case numberedList
    case bulletList
    case item(number: Int)
    case code(language: String?)
    case quote
    case thematicBreak
    case table(columns: [ColumnAlignment])
    case tableHead
    case tableRow(index: Int)
    case tableCell(column: Int)
  }

  package enum ColumnAlignment: Hashable, Sendable { case left, center, right }

  package var kind: Kind
  /// The number of the block in its text, from 1.
  package var identity: Int

  package init(_ kind: Kind, identity: Int) {
    self.kind = kind
    self.identity = identity
  }
}
