import CellDrawing
import Foundation

/// The look of a text where its attributes do not specify it.
struct TextDefaults {
  private static let usualFont = UIFont(Font(size: 12))

  var font = usualFont
  var color = UIColor.black
  var paragraph = NSParagraphStyle.Values()
  var shadow: TextShadow?
  /// The attributes of characters with a link, which replace the text's attributes.
  var linkAttributes: [NSAttributedString.Key: Any]?
  /// The content size category to adjust fonts of a text style to, or nil to keep the fonts.
  var contentSizeCategory: UIContentSizeCategory?
}

extension AttributedText {
  /// Reads UIKit's attributes and resolves their colours with `traits`.
  ///
  /// Unpaired UTF-16 surrogates are drawn as U+FFFD.
  init(_ text: NSAttributedString, defaults: TextDefaults = TextDefaults(), traits: UITraitCollection) {
    self.init(AttributeRuns(text), defaults: defaults, traits: traits)
  }

  init(_ text: AttributeRuns, defaults: TextDefaults = TextDefaults(), traits: UITraitCollection) {
    let reader = TextAttributeReader(defaults: defaults, traits: traits)
    var runs: [Run] = []
    var walk = UTF16Walk(text.string)
    for run in text.runs {
      let count = walk.utf8Count(upTo: run.range.location + run.range.length)
      guard count > 0 else { continue }
      runs.append(Run(utf8Count: count, attributes: reader.textAttributes(run.attributes)))
    }
    let rest = walk.remainingUTF8Count
    if rest > 0 { runs.append(Run(utf8Count: rest, attributes: reader.textAttributes([:]))) }
    self = AttributedText(string: text.string, runs: runs).inDeviceLanguage
  }

  /// Creates a text with the same attributes for all characters.
  init(
    _ string: String, attributes: [NSAttributedString.Key: Any]?, defaults: TextDefaults = TextDefaults(),
    traits: UITraitCollection
  ) {
    let reader = TextAttributeReader(defaults: defaults, traits: traits)
    self = AttributedText(string, attributes: reader.textAttributes(attributes ?? [:])).inDeviceLanguage
  }

  /// Returns the same text with its font sizes multiplied by a factor.
  func scaled(by factor: CGFloat) -> AttributedText {
    guard factor != 1 else { return self }
    var text = self
    for index in text.runs.indices {
      text.runs[index].attributes.font = text.runs[index].attributes.font.scaled(by: factor)
    }
    return text
  }
}

/// A walk through a string that converts UTF-16 positions, as Foundation counts, into UTF-8 lengths.
private struct UTF16Walk {
  private let scalars: String.UnicodeScalarView
  private var index: String.Index
  private var utf16Offset = 0

  init(_ string: String) {
    scalars = string.unicodeScalars
    index = scalars.startIndex
  }

  /// Returns the UTF-8 length of the characters that begin between the current position and `utf16End`.
  mutating func utf8Count(upTo utf16End: Int) -> Int {
    var count = 0
    while index < scalars.endIndex, utf16Offset < utf16End {
      let scalar = scalars[index]
      count += UTF8.width(scalar)
      utf16Offset += UTF16.width(scalar)
      scalars.formIndex(after: &index)
    }
    return count
  }

  var remainingUTF8Count: Int { scalars[index...].reduce(0) { $0 + UTF8.width($1) } }
}
