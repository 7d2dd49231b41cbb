internal import Foundation

/// A text with everything that shaping and breaking depend on. Appearances do not count. Strings differ if their
/// bytes differ.
struct TextKey: Hashable, Sendable {
  let text: AttributedText
  let layoutDirection: LayoutDirection
  let language: String
  /// The serial number of the library that the text is shaped with.
  private let fonts: UInt64

  init(text: AttributedText, layoutDirection: LayoutDirection, language: String) {
    self.text = text
    self.layoutDirection = layoutDirection
    self.language = language
    fonts = FontLibrary.shared.serial
  }

  static func == (left: TextKey, right: TextKey) -> Bool {
    guard left.fonts == right.fonts, left.layoutDirection == right.layoutDirection,
      left.language == right.language,
      left.text.runs.count == right.text.runs.count,
      left.text.string.utf8.elementsEqual(right.text.string)
    else { return false }
    return zip(left.text.runs, right.text.runs).allSatisfy {
      $0.utf8Count == $1.utf8Count && $0.attributes.isLaidOut(like: $1.attributes)
    }
  }

  func hash(into hasher: inout Hasher) {
    // `String` normalises the text for its hash, which takes longer than shaping some texts.
    text.string.utf8.withContiguousStorageIfAvailable { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    hasher.combine(text.runs.count)
    for run in text.runs {
      hasher.combine(run.utf8Count)
      hasher.combine(run.attributes.font.size)
      hasher.combine(run.attributes.font.weight)
    }
    hasher.combine(layoutDirection)
  }
}

extension String.UTF8View {
  /// Compares bytes, where `==` of strings compares characters.
  fileprivate func elementsEqual(_ other: String) -> Bool {
    guard count == other.utf8.count else { return false }
    let isSame = withContiguousStorageIfAvailable { mine in
      other.utf8.withContiguousStorageIfAvailable { theirs in
        guard let mine = mine.baseAddress, let theirs = theirs.baseAddress else { return true }
        return memcmp(mine, theirs, count) == 0
      }
    }
    return (isSame ?? nil) ?? elementsEqual(other.utf8)
  }
}

extension TextAttributes {
  /// Returns whether glyphs and lines are the same, apart from their colours.
  func isLaidOut(like other: TextAttributes) -> Bool {
    isShaped(like: other) && paragraph == other.paragraph && attachment == other.attachment
      && separatesWords == other.separatesWords
  }

  /// Returns whether the glyphs are the same in a paragraph with the same style.
  func isShaped(like other: TextAttributes) -> Bool {
    font == other.font && kern == other.kern && baselineOffset == other.baselineOffset
      && obliqueness == other.obliqueness && expansion == other.expansion && ligature == other.ligature
      && (attachment == nil) == (other.attachment == nil)
  }
}
