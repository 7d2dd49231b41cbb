import CellDrawing
import Foundation

/// What a text looks like where its attributes say nothing.
struct TextDefaults {
  private static let usualFont = UIFont(Font(size: 12))

  var font = usualFont
  var color = UIColor.black
  var paragraph = NSParagraphStyle.Values()
  var shadow: TextShadow?
  /// What fonts of a text style are made again for, or nil to take them as they are.
  var contentSizeCategory: UIContentSizeCategory?
}

extension AttributedText {
  /// Reads UIKit's attributes and resolves their colours with `traits`.
  ///
  /// UTF-16 units that are half a character are drawn as U+FFFD.
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

  /// A text of one set of attributes.
  init(
    _ string: String, attributes: [NSAttributedString.Key: Any]?, defaults: TextDefaults = TextDefaults(),
    traits: UITraitCollection
  ) {
    let reader = TextAttributeReader(defaults: defaults, traits: traits)
    self = AttributedText(string, attributes: reader.textAttributes(attributes ?? [:])).inDeviceLanguage
  }

  /// The same text with its fonts' sizes multiplied.
  func scaled(by factor: CGFloat) -> AttributedText {
    guard factor != 1 else { return self }
    var text = self
    for index in text.runs.indices { text.runs[index].attributes.font.size *= factor }
    return text
  }
}

/// Turns places in UTF-16 units, as Foundation counts, into lengths in UTF-8 units, from front to back.
private struct UTF16Walk {
  private let scalars: String.UnicodeScalarView
  private var index: String.Index
  private var utf16Offset = 0

  init(_ string: String) {
    scalars = string.unicodeScalars
    index = scalars.startIndex
  }

  /// The length in UTF-8 of the characters that begin between here and `utf16End`.
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
