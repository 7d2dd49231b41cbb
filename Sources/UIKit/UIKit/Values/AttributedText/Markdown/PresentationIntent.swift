/// The blocks of Markdown around a text, such as a list's item in its list. As in UIKit, views do not draw them.
///
/// Unlike UIKit, blocks are numbered in the order of their beginnings.
public struct PresentationIntent: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    case paragraph
    case header(level: Int)
    case orderedList
    case unorderedList
    case listItem(ordinal: Int)
    case codeBlock(languageHint: String?)
    case blockQuote
    case thematicBreak
    case table(columns: [TableColumn])
    case tableHeaderRow
    /// A row of a table. The header is not counted.
    case tableRow(rowIndex: Int)
    case tableCell(columnIndex: Int)
  }

  public struct TableColumn: Hashable, Sendable {
    public enum Alignment: Hashable, Sendable { case left, center, right }

    public var alignment: Alignment

    public init(alignment: Alignment) {
      self.alignment = alignment
    }
  }

  /// A block and its number in the text.
  public struct IntentType: Hashable, Sendable {
    public var kind: Kind
    public var identity: Int

    public init(kind: Kind, identity: Int) {
      self.kind = kind
      self.identity = identity
    }
  }

  /// The blocks, the innermost first.
  public var components: [IntentType]

  public init(types: [IntentType]) {
    components = types
  }

  public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
    components = [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
  }
}
