internal import CellMarkup
public import Foundation

extension AttributedString {
  /// The options for reading a Markdown text.
  public struct MarkdownParsingOptions: Hashable, Sendable {
    public enum InterpretedSyntax: Hashable, Sendable {
      /// Blocks and the content of their lines. As in Foundation, there are no new lines between blocks.
      case full
      /// The looks inside a line only. A new line becomes a space.
      case inlineOnly
      /// The looks inside a line only. White space and new lines stay.
      case inlineOnlyPreservingWhitespace
    }

    /// The policy for a text that cannot be read. Any text can be, so that both do the same.
    public enum FailurePolicy: Hashable, Sendable {
      case throwError
      case returnPartiallyParsedIfPossible
    }

    /// Whether attributes such as `^[text](key: value)` are read.
    ///
    /// Unlike Foundation, they never are, and stay in the text.
    ///
    /// - Note: No effect on the picture.
    public var allowsExtendedAttributes: Bool
    public var interpretedSyntax: InterpretedSyntax
    /// - Note: No effect on the picture.
    public var failurePolicy: FailurePolicy
    /// - Note: No effect on the picture.
    public var languageCode: String?
    /// - Note: No effect on the picture.
    public var appliesSourcePositionAttributes: Bool

    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil,
      appliesSourcePositionAttributes: Bool = false
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
      self.appliesSourcePositionAttributes = appliesSourcePositionAttributes
    }
  }

  /// Creates a text from Markdown.
  ///
  /// - Parameter baseURL: The address that links without a host of their own begin at.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    self.init()
    let reading = MarkdownReader.read(markdown, syntax: options.interpretedSyntax.readerSyntax)
    if reading.isCut {
      Diagnostics.report(
        "a Markdown text of \(markdown.utf8.count) bytes is cut: CellSnap reads the first \(MarkdownReader.longest); "
          + "split the text")
    }
    for run in reading.runs {
      append(AttributedString(run.text, attributes: AttributeContainer(run, baseURL: baseURL)))
    }
  }

  /// Creates a text from Markdown in UTF-8. Throws an error of Cocoa for other data.
  public init(
    markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    guard let text = String(data: markdown, encoding: .utf8) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    try self.init(markdown: text, options: options, baseURL: baseURL)
  }

  /// Creates a text from a file of Markdown.
  public init(
    contentsOf url: URL, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
  }
}

extension NSAttributedString {
  /// Creates a text from Markdown.
  public convenience init(
    markdown: String, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    try self.init(AttributedString(markdown: markdown, options: options, baseURL: baseURL))
  }

  /// Creates a text from Markdown in UTF-8. Throws an error of Cocoa for other data.
  public convenience init(
    markdown: Data, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    try self.init(AttributedString(markdown: markdown, options: options, baseURL: baseURL))
  }

  /// Creates a text from a file of Markdown.
  public convenience init(
    contentsOfMarkdownFile file: URL, options: AttributedString.MarkdownParsingOptions = .init(),
    baseURL: URL? = nil
  ) throws {
    try self.init(AttributedString(contentsOf: file, options: options, baseURL: baseURL))
  }
}

extension AttributedString.MarkdownParsingOptions.InterpretedSyntax {
  fileprivate var readerSyntax: MarkdownReader.Syntax {
    switch self {
    case .full: .full
    case .inlineOnly: .inline
    case .inlineOnlyPreservingWhitespace: .inlinePreservingWhitespace
    }
  }
}

extension AttributeContainer {
  fileprivate init(_ run: MarkdownRun, baseURL: URL?) {
    self.init()
    typealias Foundation = AttributeScopes.FoundationAttributes
    if !run.style.isEmpty {
      self[Foundation.InlinePresentationIntentAttribute.self] = InlinePresentationIntent(
        rawValue: run.style.rawValue)
    }
    if !run.blocks.isEmpty {
      self[Foundation.PresentationIntentAttribute.self] = PresentationIntent(
        types: run.blocks.map { PresentationIntent.IntentType(kind: $0.kind.intent, identity: $0.identity) })
    }
    self[Foundation.LinkAttribute.self] = run.link.flatMap { URL(string: $0, relativeTo: baseURL) }
    self[Foundation.ImageURLAttribute.self] = run.image.flatMap { URL(string: $0, relativeTo: baseURL) }
  }
}

extension MarkdownBlock.Kind {
  fileprivate var intent: PresentationIntent.Kind {
    switch self {
    case .paragraph: .paragraph
    case .heading(let level): .header(level: level)
    case .numberedList: .orderedList
    case .bulletList: .unorderedList
    case .item(let number): .listItem(ordinal: number)
    case .code(let language): .codeBlock(languageHint: language)
    case .quote: .blockQuote
    case .thematicBreak: .thematicBreak
    case .table(let columns): .table(columns: columns.map(PresentationIntent.TableColumn.init))
    case .tableHead: .tableHeaderRow
    case .tableRow(let index): .tableRow(rowIndex: index)
    case .tableCell(let column): .tableCell(columnIndex: column)
    }
  }
}

extension PresentationIntent.TableColumn {
  fileprivate init(_ alignment: MarkdownBlock.ColumnAlignment) {
    switch alignment {
    case .left: self.init(alignment: .left)
    case .center: self.init(alignment: .center)
    case .right: self.init(alignment: .right)
    }
  }
}
