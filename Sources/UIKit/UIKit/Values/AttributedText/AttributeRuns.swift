import Foundation

/// A text and its attributes as one value.
// Foundation on Linux never frees the attributes of its attributed strings. A screen of thousands of texts keeps
// them in this form, and an `NSAttributedString` is made only when somebody asks for it.
struct AttributeRuns {
  /// A range of UTF-16 units and the attributes of its characters.
  struct Run {
    var range: NSRange
    var attributes: [NSAttributedString.Key: Any]
  }

  let string: String
  /// The runs in order; they cover the whole string.
  private(set) var runs: [Run]
  /// The `NSAttributedString` of this text, once somebody asked for it.
  private var made: Made

  /// A box, so that a getter can store the object it made.
  private final class Made {
    var text: NSAttributedString?

    init(_ text: NSAttributedString? = nil) { self.text = text }
  }

  init(_ text: NSAttributedString) {
    string = text.string
    var runs: [Run] = []
    // Without this option, Foundation would compare each run with the runs on both sides.
    text.enumerateAttributes(
      in: NSRange(location: 0, length: text.length), options: .longestEffectiveRangeNotRequired
    ) { attributes, range, _ in
      if let last = runs.last, Self.areEqual(last.attributes, attributes) {
        runs[runs.count - 1].range.length += range.length
      } else {
        runs.append(Run(range: range, attributes: attributes))
      }
    }
    self.runs = runs
    made = Made(text.isUnchanging ? text : nil)
  }

  private static func areEqual(
    _ one: [NSAttributedString.Key: Any], _ other: [NSAttributedString.Key: Any]
  ) -> Bool {
    one.count == other.count
      && one.allSatisfy { key, value in
        guard let value = value as? AnyHashable, let other = other[key] as? AnyHashable else { return false }
        return value == other
      }
  }

  /// The text as an object, the same object until the text changes.
  var attributedString: NSAttributedString {
    if let text = made.text { return text }
    let text = FreedAttributedString(string: string)
    for run in runs { text.setAttributes(run.attributes, range: run.range) }
    made.text = text
    return text
  }

  mutating func setAttribute(_ key: NSAttributedString.Key, _ value: Any) {
    for index in runs.indices { runs[index].attributes[key] = value }
    made = Made()
  }

  /// Changes the paragraph style of each run that has one.
  mutating func changeParagraphs(_ change: (NSMutableParagraphStyle) -> Void) {
    for index in runs.indices {
      guard let style = runs[index].attributes[.paragraphStyle] as? NSParagraphStyle,
        let changed = style.mutableCopy() as? NSMutableParagraphStyle
      else { continue }
      change(changed)
      runs[index].attributes[.paragraphStyle] = changed
    }
    made = Made()
  }
}
