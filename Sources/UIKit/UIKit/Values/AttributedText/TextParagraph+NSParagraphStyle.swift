import CellDrawing
import Foundation

extension TextParagraph {
  init(_ values: NSParagraphStyle.Values) {
    self.init()
    alignment = Alignment(values.alignment)
    direction = Direction(values.baseWritingDirection)
    lineBreak = LineBreak(values.lineBreakMode)
    lineSpacing = values.lineSpacing
    paragraphSpacing = values.paragraphSpacing
    paragraphSpacingBefore = values.paragraphSpacingBefore
    minimumLineHeight = values.minimumLineHeight
    maximumLineHeight = values.maximumLineHeight
    lineHeightMultiple = values.lineHeightMultiple
    firstLineHeadIndent = values.firstLineHeadIndent
    headIndent = values.headIndent
    tailIndent = values.tailIndent
    tabStops = values.tabStops.map { $0.map(TextTab.init) }
    defaultTabInterval = values.defaultTabInterval
    pushesOutWords = values.lineBreakStrategy.contains(.pushOut)
    keepsHangulWords = values.lineBreakStrategy.contains(.hangulWordPriority)
    tightensBeforeTruncation = values.allowsDefaultTighteningForTruncation
    let factor = values.usesDefaultHyphenation ? max(values.hyphenationFactor, 1) : values.hyphenationFactor
    if factor > 0 {
      hyphenationFactor = Double(min(factor, 1))
      Self.reportMissingDictionary(of: Device.current.language)
    }
  }
}

extension TextParagraph {
  /// Reports a language whose words cannot be divided.
  fileprivate static func reportMissingDictionary(of tag: String) {
    guard let language = HyphenationLanguage(tag: tag) else {
      return Diagnostics.report(
        "a paragraph style asks for hyphens, and CellSnap knows none for \(tag): it draws only soft hyphens (U+00AD)"
      )
    }
    if HyphenationDictionary.of(language) == nil {
      Diagnostics.report(
        "a paragraph style asks for hyphens, and \(language.path) is missing: install \(language.packageName)"
      )
    }
  }
}

extension TextTab {
  init(_ tab: NSTextTab.Values) {
    let alignment: Alignment =
      switch tab.alignment {
      case .center: .center
      case .right: .trailing
      case .left, .natural, .justified: .leading
      }
    // A number that ends at its point is at the stop with the part before it.
    let terminators = tab.terminators.map { set in Self.possibleTerminators.filter(set.contains) } ?? []
    self.init(
      location: Double(tab.location), alignment: terminators.isEmpty ? alignment : .trailing,
      terminators: terminators)
  }

  /// The separators of numbers and columns: the separators in ASCII and in Arabic.
  private static let possibleTerminators =
    (0x20...0x7e).compactMap(Unicode.Scalar.init) + ["\u{b7}", "\u{60c}", "\u{66b}", "\u{66c}", "\u{2396}"]
}

extension TextParagraph.Alignment {
  init(_ alignment: NSTextAlignment) {
    switch alignment {
    case .left: self = .left
    case .center: self = .center
    case .right: self = .right
    case .justified: self = .justified
    case .natural: self = .natural
    }
  }
}

extension TextParagraph.Direction {
  init(_ direction: NSWritingDirection) {
    switch direction {
    case .natural: self = .natural
    case .leftToRight: self = .leftToRight
    case .rightToLeft: self = .rightToLeft
    }
  }
}

extension LineBreak {
  init(_ mode: NSLineBreakMode) {
    switch mode {
    case .byWordWrapping: self = .wordWrapping
    case .byCharWrapping: self = .characterWrapping
    case .byClipping: self = .clipping
    case .byTruncatingHead: self = .truncatingHead
    case .byTruncatingTail: self = .truncatingTail
    case .byTruncatingMiddle: self = .truncatingMiddle
    }
  }

  /// Whether a line that is too long contains an ellipsis.
  var truncates: Bool {
    switch self {
    case .truncatingHead, .truncatingTail, .truncatingMiddle: true
    case .wordWrapping, .characterWrapping, .clipping: false
    }
  }
}
